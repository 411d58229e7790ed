import type { ContactPage } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'

/** The page with every way to reach the business. */
export const contactPage: Seed<ContactPage> = {
  _id: 'contactPage',
  _type: 'contactPage',
  hero: hero(
    'Call, text, or send a few lines',
    'Say what’s wrong in your own words. A photo says more than a page, and nobody will sell you anything while you describe a leak.',
  ),
  formHeading: 'Request a free quote',
  nextHeading: 'What happens after you write',
  steps: [
    'We read it, and ask for a photo if we need one',
    'We name a time to come and measure, or tell you that the photo was enough',
    'You’ll get one written price for each item',
    'You say yes, no, or not yet',
  ],
  closing: closing(
    'Not sure how to put it?',
    'Send a picture of the thing and the word “this.” We take it from there.',
  ),
  seo: seo(
    'Contact a Charlotte, NC Contractor',
    'Call, text or email for a free written quote in Charlotte, NC. Requests are answered within a day, emergencies by phone at any hour.',
    'contractor near me',
    'free quote Charlotte',
  ),
}
