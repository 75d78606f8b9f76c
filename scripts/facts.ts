import { readFileSync, writeFileSync } from 'node:fs';
import { facts } from '@/content/facts/facts';
import { withExpiries } from './facts/expiries';

const file = 'docs/facts.md';
writeFileSync(file, withExpiries(readFileSync(file, 'utf8'), facts));
console.log(`${file}: ${facts.length} facts.`);
