import { PortableText, type PortableTextReactComponents } from '@portabletext/react'
import { pathOf } from '#content/addresses/routes.ts'
import { formatPhone, phoneLink } from '#content/documents/phone.ts'
import { priceInSentence } from '#content/prices/price.ts'
import { type BusinessFragment, licensesOf } from '../../lake/fragments/site/business.ts'
import type { ChildOf, MarkOf, RichTextFragment } from '../../lake/fragments/text/rich-text.ts'
import { InNewTab, newTab } from '../controls/more-link.tsx'

type RichTextProps = {
  id?: string
  text: RichTextFragment
  business: BusinessFragment
  /** For its place in a layout. */
  className?: string
}

const look =
  'max-w-measure space-y-3 [&_a[href^="tel:"]]:whitespace-nowrap [&_ul]:list-disc [&_ul]:ps-[1.2em]'

/** The owner's text; prices, claims and facts inside it follow their documents. */
export function RichText({ id, className = '', ...words }: RichTextProps) {
  return (
    <div className={`${look} ${className}`.trim()} id={id} data-rich-text="">
      <Blocks {...words} />
    </div>
  )
}

/** The paragraphs and lists of a text, for what has a style for them. */
export function Blocks({ text, business }: Omit<RichTextProps, 'id' | 'className'>) {
  return (
    <PortableText
      value={text.map(filledIn)}
      components={componentsFor(business)}
      onMissingComponent={false}
    />
  )
}

/** What needs no definition. */
const DECORATORS = ['strong', 'em', 'code', 'underline', 'strike-through']

/** What the Studio always writes, other programs may leave out. A mark without a definition leaves the words as they are. */
function filledIn({ children, markDefs, style, listItem, level, ...block }: RichTextFragment[number]) {
  const known = new Set([...DECORATORS, ...(markDefs ?? []).map(({ _key }) => _key)])
  return {
    ...block,
    ...(listItem && { listItem, level: level ?? 1 }),
    style: style ?? 'normal',
    markDefs: markDefs ?? [],
    children: (children ?? []).map((child) =>
      child._type === 'span'
        ? { ...child, text: child.text ?? '', marks: (child.marks ?? []).filter((mark) => known.has(mark)) }
        : child,
    ),
  }
}

function componentsFor(business: BusinessFragment): Partial<PortableTextReactComponents> {
  return {
    types: {
      inlinePrice: ({ value }: { value: ChildOf<'inlinePrice'> }) => (
        // In one line, unless it says more than an amount.
        <span className={value.price.terms ? 'even-figures' : 'inline-block even-figures'}>
          {priceInSentence(value.price)}
        </span>
      ),
      inlineClaim: ({ value }: { value: ChildOf<'inlineClaim'> }) => value.claim.value,
      inlineFact: ({ value }: { value: ChildOf<'inlineFact'> }) => (
        <Fact fact={value.fact} business={business} />
      ),
    },
    marks: {
      pageLink: ({ value, children }: { value?: MarkOf<'pageLink'>; children: React.ReactNode }) => (
        <a href={value && pathOf(value.to)}>{children}</a>
      ),
      webLink: ({ value, children }: { value?: MarkOf<'webLink'>; children: React.ReactNode }) => (
        <a href={value?.href} {...newTab}>
          {children}
          <InNewTab />
        </a>
      ),
    },
  }
}

function Fact({ fact, business }: { fact: ChildOf<'inlineFact'>['fact']; business: BusinessFragment }) {
  switch (fact) {
    case 'phone':
      return <a href={phoneLink(business.phone)}>{formatPhone(business.phone)}</a>
    case 'email':
      return <a href={`mailto:${business.email}`}>{business.email}</a>
    case 'name':
    case 'postalCode':
      return business[fact]
    case 'licenses':
      return licensesOf(business)
    default:
      return fact satisfies never
  }
}
