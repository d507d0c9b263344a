import styled from '@emotion/styled';
import { fittedSize, size } from '../theme/scale.ts';

/** The first-level heading of a page, the largest type on it: as large as its longest word fits a phone. */
export const PageTitle = styled.h1<{ readonly children: string }>(({ children }) => ({
  fontSize: fittedSize(children, size.display),
  letterSpacing: '-.055em',
  lineHeight: 1,
  marginInlineStart: '-.04em',
}));
