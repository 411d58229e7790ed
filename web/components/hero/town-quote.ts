/** What the quote button of a town's page says, such as "Get a Charlotte quote" and "Get an Indian Trail quote". */
export const townQuote = (town: string) => `Get ${/^[AEIO]/.test(town) ? 'an' : 'a'} ${town} quote`
