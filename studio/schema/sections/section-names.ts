/** Sections that the owner can put on a service's page, in the order in which the Studio offers them. */
export const sectionNames = [
  'serviceCards',
  'pricing',
  'process',
  'reasons',
  'fixtures',
  'notice',
  'consultation',
  'stats',
  'reviews',
  'questions',
  'areas',
  'badges',
  'beforeAfter',
  'plans',
  'schedule',
  'projects',
] as const
