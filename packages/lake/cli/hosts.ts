/** Of a project, of its CDN, of the account, and of pictures; with a port or without. */
export const HOSTS = /^(?:[\w-]+\.)?(?:api|apicdn|cdn)\.sanity\.io(?::443)?$/
