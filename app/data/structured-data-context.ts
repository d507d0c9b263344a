import { createContext } from 'react-router';
import type { StructuredData } from '../site/structured-data/schema-org.ts';

/**
 * Where the structured data of a page without rows waits to be written into its HTML. Only those who read HTML want it, so
 * neither the module that starts React nor the data of the next page carries it.
 */
export const structuredDataContext = createContext<StructuredData | null>(null);
