import { describe, expect, test } from 'vitest';
import { linkToForm, packagesLeadingTo } from '../../../app/site/form-links.ts';
import { realSite } from '../texts/real-project.ts';
