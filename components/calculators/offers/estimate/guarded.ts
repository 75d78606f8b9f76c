import { guardMemory } from './memory-guard';

// Import this before the PDF reader, which keeps the constructors that it finds.
guardMemory(globalThis);
