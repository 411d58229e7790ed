/**
 * Which drafts Next is to show, in a request in draft mode: next-sanity sets it, and reads it by this name. The publisher asks
 * without it, and is shown what is published.
 */
export const perspectiveCookie = 'sanity-preview-perspective'
