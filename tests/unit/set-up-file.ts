import { registerCleanups } from './after-file.ts';

registerCleanups();
