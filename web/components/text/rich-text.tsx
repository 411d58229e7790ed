import { PortableText, type PortableTextReactComponents } from '@portabletext/react'
import { formatPhone, phoneLink } from '#content/phone.ts'
import { formatPrice } from '#content/price.ts'
import { pathOf } from '#content/routes.ts'
import type { BusinessSlice } from '../../fragments/site/business.ts'
import type {
  InlineClaimSlice,
  InlineFactSlice,
  InlinePriceSlice,
  PageLinkSlice,
  RichTextSlice,
  WebLinkSlice,
} from '../../fragments/text/rich-text.ts'

export type TextFacts = Pick<BusinessSlice, 'phone' | 'email' | 'name' | 'postalCode'>

type RichTextProps = { text: RichTextSlice; business: TextFacts }

/** The owner's text; prices, claims and facts inside it follow their documents. */
export function RichText({ text, business }: RichTextProps) {
  return (
    <div className="rich">
      <PortableText
        value={text.map(filledIn)}
        components={componentsFor(business)}
        onMissingComponent={refuse}
      />
    </div>
  )
}

/** What the Studio always writes, other programs may leave out. */
function filledIn({ children, markDefs, style, ...block }: RichTextSlice[number]) {
  return {
    ...block,
    style: style ?? 'normal',
    markDefs: markDefs ?? [],
    children: (children ?? []).map((child) =>
      child._type === 'span' ? { ...child, text: child.text ?? '', marks: child.marks ?? [] } : child,
    ),
  }
}

function componentsFor(business: TextFacts): Partial<PortableTextReactComponents> {
  return {
    types: {
      inlinePrice: ({ value }: { value: InlinePriceSlice }) => (
        <span className="price-inline">{formatPrice(value.price)}</span>
      ),
      inlineClaim: ({ value }: { value: InlineClaimSlice }) => value.claim.value,
      inlineFact: ({ value }: { value: InlineFactSlice }) => <Fact fact={value.fact} business={business} />,
    },
    marks: {
      pageLink: ({ value, children }: { value?: PageLinkSlice; children: React.ReactNode }) => (
        <a href={value && pathOf(value.to)}>{children}</a>
      ),
      webLink: ({ value, children }: { value?: WebLinkSlice; children: React.ReactNode }) => (
        <a href={value?.href} target="_blank" rel="noopener">
          {children}
          <span className="vh"> (opens in a new tab)</span>
        </a>
      ),
    },
  }
}

function Fact({ fact, business }: { fact: InlineFactSlice['fact']; business: TextFacts }) {
  switch (fact) {
    case 'phone':
      return <a href={phoneLink(business.phone)}>{formatPhone(business.phone)}</a>
    case 'email':
      return <a href={`mailto:${business.email}`}>{business.email}</a>
    case 'name':
    case 'postalCode':
      return business[fact]
    default:
      return fact satisfies never
  }
}

function refuse(message: string): never {
  throw new Error(`A text can't be shown: ${message}`)
}
