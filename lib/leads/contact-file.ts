/** The contact file of a person on the staff page, served under `contactPathOf`. */
export const contactFileOf = (id: string) => `${id}.vcf`;

/** The office's file, for leads without a particular officer. */
export const officeContact = contactFileOf('office');

export const contactPathOf = (file: string) => `/contacts/${file}`;
