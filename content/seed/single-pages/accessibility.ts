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
      heading: 'What we aim for',
      text: richText(
        paragraph`We build these pages to meet the ${webLink('https://www.w3.org/TR/WCAG22/', 'Web Content Accessibility Guidelines 2.2')}, level AA.`,
      ),
    }),
    prose({
      heading: 'What we check',
      intro: 'We test each new version of this website for all of this before you see it.',
      text: richText(
        bullet`A program checks every kind of page, in light and dark mode, for weak contrast on plain backgrounds and for buttons and pictures with no label.`,
        bullet`Each page fits a screen 320 pixels wide, and text at twice its usual size.`,
        bullet`You can use our forms, the estimate, and the photos with a keyboard alone.`,
        bullet`You can read the pages, ask for a quote, and call us with JavaScript turned off.`,
        bullet`Each page has one main heading, with the others in order below it.`,
        bullet`If your device asks for less motion, nothing slides or fades in.`,
      ),
    }),
    prose({
      heading: 'What doesn’t work yet',
      text: richText(
        bullet`Nobody outside our business has checked this website, and nobody who uses a screen reader every day has tried it for us.`,
        bullet`Nobody has measured the contrast of words on top of photos, or of icons and the edges of fields.`,
        bullet`The map is OpenStreetMap’s, and it’s hard to use without a mouse. All our towns and zip codes are on the pages in words.`,
        bullet`Videos and posts are on other websites, so we can’t promise captions there.`,
        bullet`A browser that hasn’t been updated for a few years shows our pages without pictures, and some of them look plain.`,
      ),
    }),
    prose({
      heading: 'How to tell us',
      text: richText(
        paragraph`If something here is in your way, call ${fact('phone')} or write to ${fact('email')}. Tell us which page, and what happened.`,
        paragraph`We’ll get you what you came for right away, such as a price over the phone, and then we’ll fix the page.`,
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
