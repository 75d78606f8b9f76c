import { writeFileSync } from 'node:fs';
import { facts } from '@/content/facts';
import { calendarText } from './facts/calendar';

writeFileSync('docs/facts.md', calendarText(facts));
console.log(`docs/facts.md: ${facts.length} facts.`);
