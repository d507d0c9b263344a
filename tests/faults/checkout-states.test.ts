import { test } from 'vitest';
import { expectPublication, expectRefusal, publishingStates, refusingStates } from './checkout-states.ts';

test.each(Object.keys(refusingStates))('%s refuses a publication and leaves all unchanged', expectRefusal);

test.each(Object.keys(publishingStates))('%s: a publication is committed whole', expectPublication);
