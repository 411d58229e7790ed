import type { ReactNode } from 'react'
import { Closing } from '../components/closing/closing.tsx'
import { Contact } from '../components/contact/contact.tsx'
import { Button, type ButtonLook } from '../components/controls/button.tsx'
import { galleryExample } from '../components/gallery/example.ts'
import { Gallery } from '../components/gallery/gallery.tsx'
import { heroExample } from '../components/hero/example.ts'
import { PageHero } from '../components/hero/page-hero.tsx'
import { ActionBar } from '../components/layout/action-bar/action-bar.tsx'
import { SiteFooter } from '../components/layout/site-footer/site-footer.tsx'
import { SiteHeader } from '../components/layout/site-header/site-header.tsx'
import { mainServicesExample } from '../components/main-services/example.ts'
import { MainServices } from '../components/main-services/main-services.tsx'
import { Badge } from '../components/marks/badge.tsx'
import { Stars } from '../components/marks/stars.tsx'
import { ownerExample } from '../components/owner/example.ts'
import { Owner } from '../components/owner/owner.tsx'
import { StepList } from '../components/text/step-list.tsx'
import { TickList } from '../components/text/tick-list.tsx'
import { servedTownsExample } from '../components/zip-check/example.ts'
import { ZipCheck } from '../components/zip-check/zip-check.tsx'
import { exampleBusiness } from '../fragments/examples/example-business.ts'
import { exampleSite } from '../fragments/examples/example-site.ts'

const looks: readonly ButtonLook[] = [
  'default',
  'destructive',
  'outline',
  'secondary',
  'ghost',
  'link',
  'hero',
  'construction',
]
const { phone } = exampleBusiness
const lines = ['Two coats', 'Repairs first', 'Clean site']
const closing = { heading: 'Ready for a number?', text: 'Send photos.', mailAction: null }
const contact = {
  heading: 'Tell us what you need',
  intro: null,
  emergency: 'Water running?',
  emergencyText: 'Shut the valve, then call.',
}

/** What stands in a section of a page. */
const inSection = (part: ReactNode) => (
  <div className="sec tight">
    <div className="wrap">{part}</div>
  </div>
)
/** The bar lies over the bottom of the screen. */
const inScreen = (bar: ReactNode) => <div style={{ height: 'var(--bar)' }}>{bar}</div>

/** What sections and pages are made of, by the name of the component. */
export const componentExamples: Readonly<Record<string, ReactNode>> = {
  ActionBar: inScreen(<ActionBar phone={phone} quoteHref="#contact" />),
  Badge: inSection(<Badge look="outline">Licensed and insured</Badge>),
  Button: inSection(
    <div className="row">
      {looks.map((look) => (
        <Button key={look} look={look}>
          {look}
        </Button>
      ))}
    </div>,
  ),
  Closing: <Closing closing={closing} business={exampleBusiness} />,
  Contact: <Contact contact={contact} business={exampleBusiness} />,
  Gallery: <Gallery gallery={galleryExample} />,
  Hero: <PageHero page="aboutPage" hero={heroExample} site={exampleSite} />,
  MainServices: (
    <div className="sec">
      <MainServices {...mainServicesExample} />
    </div>
  ),
  Owner: <Owner owner={ownerExample} business={exampleBusiness} />,
  SiteFooter: <SiteFooter site={exampleSite} />,
  SiteHeader: <SiteHeader site={exampleSite} quoteHref="#contact" />,
  Stars: inSection(<Stars rating={4.5} />),
  StepList: inSection(<StepList steps={lines} />),
  TickList: inSection(<TickList lines={lines} />),
  ZipCheck: inSection(<ZipCheck towns={servedTownsExample} business={exampleBusiness} />),
}
