import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { artNames } from '@/content/art/art';
import { brandSchema } from '@/content/lender/look/brand';
import { privacySchema } from '@/content/lender/privacy';
import { ratesSchema } from '@/content/lender/rates-schema';
import { serviceSchema } from '@/content/lender/service';
import { siteSchema } from '@/content/lender/site';
import type { PagePath } from '@/content/routes';
import { companySchema, hoursSchema, linksSchema, staffSchema, testimonialSchema } from '@/content/schema/lender';
import { pageSchema } from '@/content/site/page';
import { type Field, fieldsOf, type Overrides } from './fields';
import { fieldWords } from './words';

export const portraitFolder = 'public/staff';
const logoFolder = 'public/brand';

/** Each with the page that shows its values best. */
export const lenderForms = {
  company: { label: 'Company', schema: companySchema, page: '/contact-us' },
  site: { label: 'Address of the site', schema: siteSchema, page: '/' },
  hours: { label: 'Hours and holidays', schema: hoursSchema, page: '/contact-us' },
  links: { label: 'Links', schema: linksSchema, page: '/contact-us' },
  staff: { label: 'Staff', schema: staffSchema.options[0], page: '/our-staff' },
  testimonials: { label: 'Reviews by clients', schema: testimonialSchema, page: '/testimonials' },
  rates: { label: 'Rates', schema: ratesSchema, page: '/ohio-mortgage-rates' },
  service: { label: 'Complaints and languages', schema: serviceSchema, page: '/complaints' },
  privacy: { label: 'Privacy answers', schema: privacySchema, page: '/privacy-policy' },
  brand: { label: 'Logo, colors, film', schema: brandSchema, page: '/' },
} as const satisfies Readonly<Record<string, { readonly page: PagePath; readonly [part: string]: unknown }>>;

const [guide, legal, news, landing] = pageSchema.def.in.options;
export const pageForms = {
  news: { label: 'News', labelSingular: 'Article', schema: news, create: true },
  landing: { label: 'Landing pages', labelSingular: 'Landing page', schema: landing, create: true },
  guide: { label: 'Guides', labelSingular: 'Guide', schema: guide, create: false },
  legal: { label: 'Legal pages', labelSingular: 'Legal page', schema: legal, create: false },
} as const;

type Person = { readonly kind: string; readonly id: string; readonly name: string };

const times = {
  widget: 'string',
  required: true,
  pattern: [`^(closed|\\d{2}:\\d{2}-\\d{2}:\\d{2})$`, 'write the hours as 09:00-18:00, or closed'],
};

function overridesFor(people: readonly Person[]): Overrides {
  const paragraphs = { widget: 'text' };
  const person = {
    widget: 'select',
    options: people.map(({ id, name }) => ({ label: name, value: id })),
  };
  return {
    photo: {
      widget: 'image',
      media_folder: `/${portraitFolder}`,
      public_folder: `/${portraitFolder.replace('public/', '')}`,
    },
    quote: paragraphs,
    description: paragraphs,
    lead: paragraphs,
    later: paragraphs,
    'yourService.entry': paragraphs,
    officer: person,
    author: person,
    art: { widget: 'select', options: [...artNames] },
    rows: { summary: '{{fields.label}}: {{fields.ratePercent}}%, APR {{fields.aprPercent}}%' },
    holidays: { summary: '{{fields.day}}: {{fields.name}}' },
    ...Object.fromEntries([...Object.keys(hoursSchema.shape.week.shape), 'open'].map((day) => [day, times])),
    logo: {
      widget: 'image',
      media_folder: `/${logoFolder}`,
      public_folder: '/brand',
      // Unlike portraits, logos are not resized.
      media_libraries: { default: { config: { max_file_size: 60_000, slugify_filename: true } } },
    },
    first: { widget: 'color', allowInput: true },
    second: { widget: 'color', allowInput: true },
    aprPercent: { required: false },
  };
}

const mainFields = [
  'title',
  'heading',
  'description',
  'lead',
  'lines',
  'form',
  'officer',
  'draft',
  'published',
  'updated',
  'author',
  'later',
  'body',
  'sources',
];

function mainFieldsFirst(fields: readonly Field[]): readonly Field[] {
  const first = mainFields.flatMap((name) => fields.filter((field) => field.name === name));
  return [...first, ...fields.filter((field) => !first.includes(field))];
}

const withoutKind = (fields: readonly Field[]) => fields.filter(({ name }) => name !== 'kind');

function formFields(name: keyof typeof lenderForms, overrides: Overrides): readonly object[] {
  const { label, schema } = lenderForms[name];
  const fields = fieldsOf(schema, overrides);
  const list = { name, label, widget: 'list', root: true, collapsed: true };
  if (name === 'testimonials')
    return [{ ...list, label_singular: 'Review', summary: '{{fields.name}}, {{fields.city}}', fields }];
  if (name !== 'staff') return fields;
  const vacancy = fieldsOf(staffSchema.options[1], overrides);
  const types = [
    { name: 'person', label: 'Person', summary: '{{fields.name}}', fields: withoutKind(fields) },
    { name: 'coming-soon', label: 'Coming soon', summary: '{{fields.text}}', fields: withoutKind(vacancy) },
  ];
  return [{ ...list, label_singular: 'Entry', summary: '{{fields.name}}', types, typeKey: 'kind' }];
}

/** A backend of Sveltia CMS: the server of this command, or a GitHub repository. */
type Backend = Readonly<Record<string, unknown>>;

export function editorConfig(root: string, backend: Backend) {
  const staff: readonly Person[] = JSON.parse(readFileSync(join(root, 'content', 'lender', 'staff.json'), 'utf8'));
  const overrides = overridesFor(staff.filter(({ kind }) => kind === 'person'));
  const names = Object.keys(lenderForms) as (keyof typeof lenderForms)[];
  return {
    load_config_file: false,
    backend,
    app_title: 'Site editor',
    media_folder: portraitFolder,
    public_folder: `/${portraitFolder.replace('public/', '')}`,
    show_preview_links: false,
    editor: { preview: false },
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true },
    // Resizes photos from a phone.
    media_libraries: {
      default: {
        config: {
          max_file_size: 20_000_000,
          slugify_filename: true,
          transformations: { raster_image: { format: 'webp', quality: 85, width: 720, height: 936 } },
        },
      },
    },
    singletons: names.map((name) => ({
      name,
      label: lenderForms[name].label,
      file: `content/lender/${name}.json`,
      format: name === 'hours' ? 'hours' : 'json',
      fields: formFields(name, overrides),
    })),
    collections: Object.entries(pageForms).map(([kind, { label, labelSingular, schema, create }]) => ({
      name: kind,
      label,
      label_singular: labelSingular,
      folder: 'content/pages',
      format: 'page',
      filter: { field: 'kind', value: kind },
      create,
      delete: create,
      slug: '{{title}}',
      identifier_field: 'title',
      summary: kind === 'news' ? '{{published}}: {{title}}' : '{{title}}',
      sortable_fields: kind === 'news' ? ['published', 'title'] : ['title'],
      fields: mainFieldsFirst([
        ...(kind === 'landing' ? [] : [{ name: 'body', widget: 'text', required: true, ...fieldWords.body }]),
        ...fieldsOf(schema, kind === 'landing' ? { ...overrides, updated: { default: '{{now}}' } } : overrides).filter(
          ({ name }) => name !== 'path',
        ),
      ]),
    })),
  };
}

export function editedFiles(root: string): readonly string[] {
  const names = (folder: string, of: RegExp) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder))
          .filter((name) => of.test(name))
          .map((name) => `${folder}/${name}`)
      : [];
  return [
    ...Object.keys(lenderForms).map((name) => `content/lender/${name}.json`),
    ...names('content/pages', /\.mdx$/),
    ...names(portraitFolder, /\.(?:png|jpe?g|webp|avif)$/),
    ...names(logoFolder, /\.(?:png|svg)$/),
  ];
}
