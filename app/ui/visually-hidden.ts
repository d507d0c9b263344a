import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';

/** For screen readers only. */
export const visuallyHidden: CSSObject = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

export const VisuallyHidden = styled.span(visuallyHidden);
