/** The contact file of a person on the staff page; the site serves it under `contactPathOf`. */
export const contactFileOf = (id: string) => `${id}.vcf`;

/** Of the office, for leads that nobody in particular answers. */
export const officeContact = contactFileOf('office');

export const contactPathOf = (file: string) => `/contacts/${file}`;
