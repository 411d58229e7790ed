import { anchors, fixedPaths } from '../addresses/routes.ts'
import type { Redirect } from '../sanity.types.ts'
import type { Seed } from './document.ts'
import { keyOf, ref } from './reference.ts'

type Target = Pick<Redirect, 'page'> | Pick<Redirect, 'address'>

const redirect = (from: string, target: Target): Seed<Redirect> => ({
  _id: `redirect-${keyOf(from)}`,
  _type: 'redirect',
  from,
  ...target,
  permanent: true,
})
const toPage = (from: string, id: string) => redirect(from, { page: ref(id) })
const toPart = (from: string, anchor: keyof typeof anchors) =>
  redirect(from, { address: `${fixedPaths.home}#${anchors[anchor]}` })

/** What visitors type when they guess an address, and what other sites call such pages. */
export const redirects: Seed<Redirect>[] = [
  toPage('/estimate', 'contactPage'),
  toPage('/free-estimate', 'contactPage'),
  toPage('/quote', 'contactPage'),
  toPage('/contact-us', 'contactPage'),
  toPage('/about-us', 'aboutPage'),
  toPage('/portfolio', 'galleryPage'),
  toPage('/projects', 'galleryPage'),
  toPage('/areas', 'areasPage'),
  toPage('/locations', 'areasPage'),
  toPage('/handyman', 'service-handyman'),
  toPage('/kitchens', 'service-kitchen-remodeling'),
  toPage('/bathrooms', 'service-bathroom-remodeling'),
  toPage('/emergency', 'service-maintenance-emergency'),
  toPart('/services', 'services'),
  toPart('/faq', 'faq'),
]
