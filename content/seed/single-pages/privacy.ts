import type { PrivacyPage } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { bullet, fact, paragraph, richText, webLink } from '../rich-text.ts'
import { prose } from '../sections.ts'

/** What the website does with visitors. The owner reads it and fills in the day before it goes live. */
export const privacyPage: Seed<PrivacyPage> = {
  _id: 'privacyPage',
  _type: 'privacyPage',
  hero: hero(
    'This website keeps nothing about you',
    'No cookies, no ads, no list of who visited. What you type in a form goes out in your own email, and only when you press Send.',
  ),
  sections: [
    prose({
      heading: 'When you look around',
      text: richText(
        paragraph`You get no cookies from us, and no other company tracks your visit. The words, pictures, and fonts on these pages all come from this website, so nobody else finds out you were here.`,
        paragraph`To send you a page, this website has to know your device’s IP address, as every website does. We don’t keep it.`,
        paragraph`We keep our prices, pictures, and text in a database. You’re not in it.`,
      ),
    }),
    prose({
      heading: 'When you ask for a quote',
      text: richText(
        paragraph`Our forms write an email for you and open it in your own email app. Nothing reaches us until you press Send there. After that it’s an email like any other: you have it, we have it, and so do the companies that run our mailboxes.`,
        paragraph`If you pick days that work for you, your email has a link for each one that puts the visit in a calendar. The day, the hours, and your initials are in the link. When someone taps it, our website makes the entry and keeps nothing.`,
        paragraph`While you type, this website saves your words on your device, so you don’t lose them if you close the page. It keeps your last request too, so you can bring it back if the email didn’t go out. If you press “Start over,” both are erased when you close the page. Otherwise they’re erased after 30 days.`,
        paragraph`If JavaScript is off in your browser, the form goes to our website first. It turns your words into an email, hands that back to you, and keeps no copy.`,
      ),
    }),
    prose({
      heading: 'What stays on your device',
      text: richText(
        paragraph`Your phone or computer remembers a few things for you. We get none of it.`,
        bullet`What you typed in a form, and your last request`,
        bullet`Light or dark mode, if you picked one`,
        bullet`Our prices, our contact page, and up to 40 other pages you opened, with pictures, so you can read them with no signal`,
        paragraph`To remove all of it, clear this website’s data in your browser’s settings. We can’t see it, so we can’t clear it for you.`,
      ),
    }),
    prose({
      heading: 'When you leave for another website',
      text: richText(
        paragraph`The map comes from OpenStreetMap and loads only after you press “Show the map.” OpenStreetMap then sees your IP address and the name of our website. Here’s ${webLink('https://osmfoundation.org/wiki/Privacy_Policy', 'what they do with it')}.`,
        paragraph`Videos, articles, and social pages open on the websites where they were posted. Those websites can see that you came from ours, but not which page you were reading, and they have their own privacy rules.`,
      ),
    }),
    prose({
      heading: 'What we do with emails, texts, and calls',
      text: richText(
        paragraph`We use what you send us to answer you, to give you a price, and to do the job. We don’t sell it and we don’t put you on a mailing list.`,
        paragraph`Want to know what we have, or want it deleted? Call ${fact('phone')} or write to ${fact('email')}.`,
      ),
    }),
  ],
  closing: {
    ...closing(
      'Anything we left out?',
      'Ask us what happens to your name, your number, or your address. A person answers.',
    ),
    mailAction: 'Ask us',
  },
  seo: seo(
    'Privacy: Our Charlotte, NC Website Keeps Nothing',
    'No cookies, no ads, no tracking. What happens to the words you type in our quote form, what stays on your phone, and who finds out you were here: nobody.',
    'contractor website privacy',
  ),
}
