import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkEach, refuse } from '@/content/schema/check';
import { people } from './staff';

// Checked where pages are built: the server knows the staff but has no pictures.
checkEach(people, ({ id, photo }) => {
  if (photo !== null && !existsSync(join(process.cwd(), 'public', photo)))
    refuse([
      `content/lender/staff.json: ${id}.photo: there is no file public${photo}; put it there, or leave photo out.`,
    ]);
});
