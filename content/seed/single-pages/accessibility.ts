import type { AccessibilityPage } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { bullet, fact, paragraph, richText, webLink } from '../rich-text.ts'
import { prose } from '../sections.ts'

/** Who can use the website. Its lists follow `docs/accessibility.md`, and claim no more. */
export const accessibilityPage: Seed<AccessibilityPage> = {
  _id: 'accessibilityPage',
  _type: 'accessibilityPage',
  hero: hero(
    'A website everyone can use',
    'You should be able to read our prices and reach us, however you see, hear, move, or browse. Here’s what works, what doesn’t yet, and how to tell us.',
  ),
  sections: [
    prose({
      heading: 'Where we stand',
      text: richText(
        paragraph`We build these pages to meet the ${webLink('https://www.w3.org/TR/WCAG22/', 'Web Content Accessibility Guidelines (WCAG) 2.2')}, level AA. Our tests find no problems.`,
        paragraph`Tests can’t judge everything, though. Some guidelines need a person to check, like whether a photo’s description fits the photo, and nobody has done that yet.`,
      ),
    }),
    prose({
      heading: 'What we test',
      intro: 'Before you see a new version of this website, we test it for everything on this list.',
      text: richText(
        bullet`Text, the borders of form fields, and the outline around the button or link you’re on have enough contrast, in light and dark mode.`,
        bullet`Every page fits a screen 320 pixels wide. No text gets cut off at twice its usual size or, on a phone, with extra space between letters, words, and lines.`,
        bullet`With a keyboard alone, you can open the menus, look at the photos, check your zip code, add up an estimate, and fill out our forms.`,
        bullet`Menus, photos, the zip code check, the estimate, and our forms work in the browser engines behind Chrome and Edge, Firefox, and Safari.`,
        bullet`With JavaScript turned off, you can still read the pages, open the menus, ask for a quote, and call us.`,
        bullet`A screen reader can name every field, button, and picture. Each page has one main heading, with the others in order below it.`,
        bullet`On a phone, buttons and links that stand on their own are at least 44 pixels tall.`,
        bullet`If your device asks for less motion, nothing slides or fades in.`,
      ),
    }),
    prose({
      heading: 'What doesn’t work yet',
      text: richText(
        bullet`Nobody outside our business has checked this website, and nobody who uses a screen reader every day has tried it for us.`,
        bullet`We haven’t measured the contrast of our icons. Each one has words next to it, or a name for screen readers.`,
        bullet`The map is OpenStreetMap’s, and it’s hard to use without a mouse. All our towns and zip codes are also listed in text.`,
        bullet`Videos and posts are on other websites, so we can’t promise captions there.`,
        bullet`In a browser that hasn’t been updated for a few years, our pages have no pictures, and some look plain.`,
      ),
    }),
    prose({
      heading: 'How to tell us',
      text: richText(
        paragraph`If something on this website doesn’t work for you, call ${fact('phone')} or write to ${fact('email')}. Tell us which page it was and what happened.`,
        paragraph`We’ll get you what you came for right away, even if that means reading you the price list over the phone. Then we’ll fix the page.`,
      ),
    }),
  ],
  closing: {
    ...closing(
      'Rather talk than click?',
      'Everything on this website is also a phone call away. Tell us what you need, and we’ll read it to you, spell it out, or come by.',
    ),
    mailAction: 'Ask us',
  },
  seo: seo(
    'Accessibility of Our Charlotte, NC Website',
    'What works on our website with a keyboard, a screen reader, large text, or no JavaScript, what doesn’t work yet, and how to tell us about it.',
    'accessible contractor website',
  ),
}
