import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * `npm run upgrade` merges a newer version of the project into a lender's copy: docs/upgrading.md. It uses only Node and Git, so that an
 * older copy can run the newest version of this command.
 */

const usage = `Usage: npm run upgrade -- [branch or tag] [--from <remote or address>]
Without arguments it merges the branch main of the remote "project": git remote add project <address of its repository>`;

/** How to merge a file that both sides have changed; the first matching pattern counts. Other conflicts are left to a person. */
const rules = [
  [/^content\/(?:reviews\.json$|art\/mark)|^public\/(?:staff|brand|reports|film)\/|^archive\//, 'lender'],
  [/^docs\/facts\.md$|^content\/baseline\.json$|^package-lock\.json$/, 'project'],
  [/^content\/lender\/.*\.json$/, 'settings'],
  [/^content\/facts\/.*\.csv$/, 'facts'],
  [/^(?:content|deploy|public)\//, 'text'],
];

const ruleOf = (file) => rules.find(([pattern]) => pattern.test(file))?.[1];

/** The output of a Git command. Throws Git's message if it fails. */
function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim() || stdout.trim()}`);
  return stdout;
}

/** The bytes of a file in a commit, or undefined. */
function fileIn(commit, file) {
  const { status, stdout } = spawnSync('git', ['show', `${commit}:${file}`], { maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : undefined;
}

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isSame = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/**
 * A lender's settings with what the project has added and removed since `base`. The lender's values win, and lists are not merged.
 * `onChange` gets `'new'` or `'gone'` and the name of each such setting.
 */
export function mergeSettings(base, lender, project, onChange = () => undefined, name = '') {
  if (!isObject(lender) || !isObject(project)) return isSame(lender, base) ? project : lender;
  const before = isObject(base) ? base : {};
  const named = (key) => (name ? `${name}.${key}` : key);
  const merged = {};
  for (const key of [...new Set([...Object.keys(project), ...Object.keys(lender)])]) {
    if (key in lender && key in project)
      merged[key] = mergeSettings(before[key], lender[key], project[key], onChange, named(key));
    else if (key in project && !(key in before)) {
      merged[key] = project[key];
      onChange('new', named(key));
    } else if (key in lender && !(key in before)) merged[key] = lender[key];
    else if (key in lender) onChange('gone', named(key));
  }
  return merged;
}

const cellsOf = (line) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain,
  );

const lineOf = (cells) => cells.map((cell) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',');

/** The rows of a table of facts by their ids. */
function factsIn(text) {
  const [names = [], ...rows] = text.trim().split(/\r?\n/).map(cellsOf);
  return {
    names,
    rows: new Map(
      rows.map((cells) => [cells[0], Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']))]),
    ),
  };
}

/**
 * A table of facts with the project's columns. Of a row that both sides have changed, the one with the later as-of date wins;
 * rows that the lender has added stay.
 */
export function mergeFacts(base, lender, project) {
  const [before, fromLender, fromProject] = [base, lender, project].map(factsIn);
  const isChanged = (row, id) => !isSame(row, before.rows.get(id));
  const rows = new Map(fromProject.rows);
  for (const [id, row] of fromLender.rows) {
    const other = fromProject.rows.get(id);
    if (!isChanged(row, id) || (!other && before.rows.has(id))) continue;
    if (!other || !isChanged(other, id) || row.asOf > other.asOf) rows.set(id, { ...other, ...row });
  }
  const lines = [...rows.values()].map((row) => lineOf(fromProject.names.map((name) => row[name] ?? '')));
  return `${[lineOf(fromProject.names), ...lines].join('\n')}\n`;
}

/** A text with the changes of both sides. Where they overlap, `overlaps` is true and the lender's lines stay. */
function mergeText(base, lender, project) {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
  const files = Object.entries({ lender, base, project }).map(([name, bytes]) => {
    writeFileSync(join(folder, name), bytes);
    return join(folder, name);
  });
  const merge = (...options) => spawnSync('git', ['merge-file', '-p', ...options, ...files], { maxBuffer: 2 ** 28 });
  const overlaps = merge().status !== 0;
  const { stdout } = merge('--ours');
  rmSync(folder, { recursive: true });
  return { bytes: stdout, overlaps };
}

const headings = {
  conflict: 'Code that you and the project both changed: resolve the conflict, then git add <file>',
  overlaps: 'Text that you and the project both changed. Your lines stay; compare with git diff HEAD <file>',
  added: 'New settings, with their sample values',
  removed: 'Removed settings',
  lost: 'Removed files. git show HEAD:<file> prints your version; move your changes to where they belong now',
  authors: 'Articles from the project, reassigned to a member of your staff',
};

/** What the person who upgrades has to know, by heading. */
const notes = new Map();

function addNote(heading, note) {
  notes.set(heading, [...(notes.get(heading) ?? []), note]);
}

/** Merges a file that both sides have changed, and stages the result. Returns false if it is left to a person. */
function mergeFile(file, { base, head, target, isUnmerged }) {
  const rule = ruleOf(file);
  // Git keeps the three versions of an unmerged file, which may have had another name, in stages 1 to 3 of its index.
  const commits = isUnmerged ? [':1', ':2', ':3'] : [base, head, target];
  const [before, lender, project] = commits.map((commit) => fileIn(commit, file));
  const take = (bytes) => {
    writeFileSync(file, bytes);
    git('add', '--', file);
    return true;
  };
  if (!rule || rule === 'project') {
    // If the lender has no such file, Git mistook another one for it.
    return project !== undefined && (rule !== undefined || !fileIn(head, file)) && take(project);
  }
  if (!lender || !project) {
    if (lender && /^(?:content\/(?:pages|reports|art)|public|archive)\//.test(file)) return take(lender);
    git('rm', '--quiet', '--force', '--ignore-unmatch', '--', file);
    return true;
  }
  if (rule === 'settings') {
    const parse = (bytes) => (bytes ? JSON.parse(bytes.toString()) : undefined);
    const onChange = (kind, name) => addNote(kind === 'new' ? headings.added : headings.removed, `${file}: ${name}`);
    return take(`${JSON.stringify(mergeSettings(parse(before), parse(lender), parse(project), onChange), null, 2)}\n`);
  }
  if (rule === 'facts' && before) return take(mergeFacts(...[before, lender, project].map(String)));
  if (rule === 'lender' || !before) return take(lender);
  const { bytes, overlaps } = mergeText(before, lender, project);
  if (overlaps) addNote(headings.overlaps, file);
  return take(bytes);
}

/** Lists the lender's files that the new version lacks, unless Git carried the lender's changes over to a renamed file. */
function listLost({ base, head, target, changed }) {
  const moves = git('diff', '--find-renames', '--diff-filter=R', '--name-status', base, target);
  const movedTo = new Map(moves.split('\n').map((line) => line.split('\t').slice(1)));
  for (const file of changed) {
    if (existsSync(file) || !fileIn(head, file)) continue;
    const next = movedTo.get(file);
    const isCarriedOver = next && existsSync(next) && !fileIn(target, next)?.equals(readFileSync(next));
    if (!isCarriedOver) addNote(headings.lost, next ? `${file}, now ${next}` : file);
  }
}

/**
 * Replaces authors who are not on the lender's staff: by the person who replaced them in another article, or the first of the
 * staff.
 */
function replaceAuthors(base, head) {
  const people = JSON.parse(readFileSync('content/lender/staff.json', 'utf8')).filter(({ kind }) => kind === 'person');
  const ids = people.map(({ id }) => id);
  const authorIn = (text) => /^author: (.+)$/m.exec(text ?? '')?.[1];
  const articles = git('ls-files', 'content/pages/*.mdx').trim().split('\n').filter(Boolean);
  const replaced = new Map();
  for (const file of articles) {
    const [before, now] = [base, head].map((commit) => authorIn(fileIn(commit, file)?.toString()));
    if (before && now && before !== now && ids.includes(now)) replaced.set(before, now);
  }
  for (const file of articles) {
    const text = readFileSync(file, 'utf8');
    const author = authorIn(text);
    if (!author || ids.includes(author) || ids.length === 0) continue;
    const next = replaced.get(author) ?? ids[0];
    writeFileSync(file, text.replace(/^author: .+$/m, `author: ${next}`));
    git('add', '--', file);
    addNote(headings.authors, `${file}: ${next}`);
  }
}

/**
 * The commit that both sides start from. For a copy made from a template or an archive, it is the project's commit with the same
 * files as the copy's first commit. Throws if there is none.
 */
function findBase(target) {
  const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', target], { encoding: 'utf8' });
  if (status === 0) return stdout.trim();
  const [root = ''] = git('rev-list', '--max-parents=0', 'HEAD').trim().split('\n');
  const tree = git('rev-parse', `${root}^{tree}`).trim();
  const line = git('log', '--format=%H %T', target)
    .split('\n')
    .find((each) => each.endsWith(` ${tree}`));
  if (!line) {
    throw new Error(
      'This copy has no history in common with the project. If you know the version that it started from, run: git replace --graft <first commit of the copy> <that version>',
    );
  }
  const [base = ''] = line.split(' ');
  git('replace', '--graft', root, base);
  return base;
}

/** Runs a command of the new version. If it fails, adds its output to the notes. */
function follow(heading, program, ...args) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status === 0) return;
  for (const line of (stdout.trim() || stderr.trim()).split('\n')) addNote(heading, line.trim());
}

function upgrade() {
  const args = process.argv.slice(2);
  const at = args.indexOf('--from');
  const [source = ''] = at >= 0 ? args.splice(at, 2).slice(1) : ['project'];
  const [ref = 'main', ...others] = args;
  const isUnknown = at < 0 && !git('remote').split('\n').includes(source);
  if (!source || isUnknown || others.length > 0 || ref.startsWith('-')) throw new Error(usage);
  if (git('status', '--porcelain', '--untracked-files=no').trim() !== '')
    throw new Error('There are uncommitted changes: commit them first, then run this again.');
  git('fetch', '--quiet', source, ref);
  const target = git('rev-parse', 'FETCH_HEAD').trim();
  const newest = fileIn(target, 'scripts/upgrade.mjs');
  if (newest && newest.toString() !== readFileSync(fileURLToPath(import.meta.url), 'utf8')) {
    const file = join(mkdtempSync(join(tmpdir(), 'upgrade-')), 'upgrade.mjs');
    writeFileSync(file, newest);
    return spawnSync(process.execPath, [file, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1;
  }
  const base = findBase(target);
  if (base === target) {
    console.log('This copy already has that version.');
    return 0;
  }
  const head = git('rev-parse', 'HEAD').trim();
  const merge = spawnSync('git', ['merge', '--no-commit', '--no-ff', '--quiet', target], { encoding: 'utf8' });
  const unmerged = git('diff', '--name-only', '--diff-filter=U').split('\n').filter(Boolean);
  if (merge.status !== 0 && unmerged.length === 0) throw new Error(merge.stderr.trim());
  const changed = (commit) =>
    new Set(git('diff', '--name-only', '--no-renames', base, commit).split('\n').filter(Boolean));
  const [byLender, byProject] = [changed(head), changed(target)];
  // Git may have merged settings and facts line by line; they are merged again by value.
  const structured = [...byLender].filter(
    (file) => byProject.has(file) && /^(?:lender|settings|facts)$/.test(ruleOf(file) ?? ''),
  );
  for (const file of new Set([...unmerged, ...structured])) {
    const isMerged = mergeFile(file, { base, head, target, isUnmerged: unmerged.includes(file) });
    if (!isMerged) addNote(headings.conflict, file);
  }
  listLost({ base, head, target, changed: byLender });
  replaceAuthors(base, head);
  console.log('The files are merged. Installing the packages of the new version …');
  follow('npm ci failed', 'npm', 'ci', '--no-audit', '--no-fund');
  follow('Mistakes in content', process.execPath, 'scripts/run.mjs', 'scripts/edit/check-content.ts');
  for (const [heading, lines] of notes) console.log([`\n${heading}`, ...lines.map((line) => `  ${line}`)].join('\n'));
  console.log(`
What is new: git diff ${base.slice(0, 8)} ${target.slice(0, 8)} -- CHANGELOG.md
Review the changes (git diff --cached HEAD), run npm test, then git commit. To undo everything: git merge --abort.
Then run npm run reports to print the reports again, and npm run release -- --check to list what a release still needs.`);
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    process.exitCode = upgrade();
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem);
    process.exitCode = 1;
  }
}
