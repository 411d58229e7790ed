import { channel } from 'node:diagnostics_channel'

/**
 * Told each time that a page was wanted and the lake did not answer. A channel of the process, for the site's server does not
 * share the modules that Next has bundled.
 */
export const outages = channel('content-lake-outages')
