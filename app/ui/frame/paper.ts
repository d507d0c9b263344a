import type { CSSObject } from '@emotion/react';
import { size } from '../../theme/scale.ts';

const BLACK = '#000';
const WHITE = '#fff';
const LINE = '#999';

/** Every role on every ground. */
const paperColours = {
  colorScheme: 'light',
  '--ground': WHITE,
  '--surface': WHITE,
  '--ink': BLACK,
  '--ink-soft': BLACK,
  '--line': LINE,
  '--accent': WHITE,
  '--on-accent': BLACK,
  '--accent-text': BLACK,
  '--success': BLACK,
};

const hide: CSSObject = { display: 'none !important' };

/** Print styles: black on white, small, unbroken rows, closed parts opened, no decorative pictures. */
export const paper: CSSObject = {
  '@media print': {
    padding: 0,
    'html:has(&)': { fontSize: '75%', ...paperColours, '& [data-ground]': paperColours },
    '& svg:not(.icon), & :has(> svg:only-child:not(.icon)), & summary svg': hide,
    '& section, & article, & > section > div': {
      paddingBlock: '1rem !important',
      marginBlock: '0 !important',
      minHeight: '0 !important',
    },
    '& li, & tr, & p': { breakInside: 'avoid' },
    // The popular package has a dark ground on screens.
    '& [data-package]': { borderColor: `${LINE} !important` },
    '& h1, & h2, & h3': { breakAfter: 'avoid', minHeight: '0!important' },
    '& ::details-content': {
      contentVisibility: 'visible',
      blockSize: 'auto',
      opacity: 1,
      transition: 'none',
    },
    // Readers can type the address of an external link.
    '& a[href^=http]::after': {
      content: '" (" attr(href) ")"',
      position: 'static',
      fontSize: size.small,
      overflowWrap: 'anywhere',
    },
  },
};
