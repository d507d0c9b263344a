import styled from '@emotion/styled';
import { headerHeight } from '../../theme/scale.ts';

/** The place of the page between header and footer; it takes the focus when a new page is shown. */
export const Main = styled.main({ paddingTop: headerHeight, outline: 'none' });
