import { guardMemory } from './memory-guard';

// Imported before the reader of PDF files, which keeps the constructors that it finds.
guardMemory(globalThis);
