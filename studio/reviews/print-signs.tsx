import { Stack } from '@sanity/ui'
import { useState } from 'react'
import { pathOf } from '#content/addresses/routes.ts'
import { siteUrlProblem } from '#content/documents/launch-check.ts'
import type { PrintedBusiness, TradeOrTown } from '../prints/business-question.ts'
import { Printable } from '../prints/printable.tsx'
import { DOOR_HANGER, DoorHanger, YARD_SIGN, YardSign } from '../prints/signs.tsx'
import { Choice, Hint, Labelled, Notice } from '../screens/parts.tsx'
import { useWebsite } from '../website/address.ts'

type PrintSignsProps = { business: PrintedBusiness; pages: readonly TradeOrTown[] }

/** A yard sign and a door hanger whose code leads to the page of a trade or a town. */
export function PrintSigns({ business, pages }: PrintSignsProps) {
  const site = useWebsite()
  const [path, setPath] = useState('')
  if (!site)
    return (
      <Notice tone="caution">
        We don’t know your website’s address here, so there’s no code to print yet. Whoever set up your
        website can tell the Studio.
      </Notice>
    )
  const sign = { business, about: pages.find((page) => pathOf(page) === path), address: `${site}${path}` }
  return (
    <Stack gap={4}>
      <Labelled label="What is it about?">
        <Choice
          value={path}
          options={[['', 'Everything we do'], ...pages.map((page) => [pathOf(page), page.title] as const)]}
          onChoose={setPath}
        />
      </Labelled>
      {siteUrlProblem(site) && (
        <Notice tone="caution">
          Your website isn’t on the internet yet, so phones can’t open this code. Wait with printing until it
          is.
        </Notice>
      )}
      <Printable text="Print the yard sign" size={YARD_SIGN} width="22rem">
        <YardSign {...sign} />
      </Printable>
      <Printable text="Print the door hanger" size={DOOR_HANGER} width="11rem">
        <DoorHanger {...sign} />
      </Printable>
      <Hint>
        No printer that large? Choose “Save as PDF” where it asks for the printer, and send the file to a
        print shop: it’s 24 by 18 inches, or 4.25 by 11.
      </Hint>
    </Stack>
  )
}
