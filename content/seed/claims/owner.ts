import type { Claim } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { sample } from './claim.ts'

const followers = (id: string, value: string, platform: string) =>
  sample(
    `${id}-followers`,
    value,
    `Followers on ${platform}`,
    'the count on the page on the day of the check',
  )

/** Figures of the owner and of the pages on other sites. */
export const ownerClaims: Seed<Claim>[] = [
  sample(
    'owner-years',
    '8+ years',
    'Leading crews here',
    'the dates of the first contracts signed in person',
  ),
  sample('owner-projects', '200+', 'Projects led in person', 'a count of the contracts signed in person'),
  followers('instagram', '2.5K', 'Instagram'),
  followers('facebook', '1.8K', 'Facebook'),
  followers('linkedin', '850', 'LinkedIn'),
]
