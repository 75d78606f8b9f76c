import { readFileSync, writeFileSync } from 'node:fs';
import { buildDay } from '@/content/schema/dates';
import { ratesCommand } from './rates/command';

const read = (file: string) => readFileSync(file, 'utf8');
const { text, rates, dry } = ratesCommand(process.argv.slice(2), { read, day: buildDay() });
if (!rates) process.exitCode = 1;
else if (!dry) writeFileSync('content/lender/rates.json', `${JSON.stringify(rates, null, 2)}\n`);
console.log(text);
