/** The words of one package in one language: a flat table from key to ICU message. */
export type Catalogue = Readonly<Record<string, string>>;
