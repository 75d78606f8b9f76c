import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkEach, refuse } from '@/content/schema/check';
import { people } from './staff';

// The server knows who is on the staff and has no pictures: this is asked where pages are made.
checkEach(people, ({ id, photo }) => {
  if (photo !== null && !existsSync(join(process.cwd(), 'public', photo)))
    refuse([
      `content/lender/staff.json: ${id}.photo: there is no file public${photo}; put it there, or leave photo out.`,
    ]);
});
