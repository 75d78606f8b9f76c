import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { exampleGroups } from '@/app/gallery/groups';

const components = join(process.cwd(), 'components');
const files = readdirSync(components, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.examples.tsx'))
  .map((name) => name.replaceAll('\\', '/').replace('.examples.tsx', ''));

describe('the gallery', () => {
  it('leaves out no file of examples, and names none twice', () => {
    expect(exampleGroups.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
  });
});
