import type { ContactPage } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'

/** The page with every way to reach the business. */
export const contactPage: Seed<ContactPage> = {
  _id: 'contactPage',
  _type: 'contactPage',
  hero: hero(
    'Call, text, or send a few lines',
    'Tell us what’s wrong in your own words. A photo helps a lot.',
  ),
  formHeading: 'Request a free quote',
  nextHeading: 'What happens next',
  steps: [
    'We read your request, and ask for a photo if we need one',
    'We set up a time to come measure, if we need to',
    'You get one written price for each item',
    'You decide, with no pressure',
  ],
  closing: closing(
    'Not sure how to put it?',
    'Send a picture of the thing and the word “this.” We’ll take it from there.',
  ),
  seo: seo(
    'Contact a Charlotte, NC Contractor',
    'Call, text, or email for a free written quote in Charlotte, NC. We answer requests within a day and emergencies by phone at any hour.',
    'contractor near me',
    'free quote Charlotte',
  ),
}
