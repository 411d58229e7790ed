import { Stack, Text } from '@sanity/ui'
import type { PageProblem } from 'pages-as-files/status'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSchema } from 'sanity'
import { Link } from 'sanity/router'
import { LastBackup, useBackups } from '../backups/backups.tsx'
import { MadeUpOnline } from '../going-live/made-up-online.tsx'
import { sheetQuestion } from '../prices/sheet-question.ts'
import { counted } from '../screens/counted.ts'
import { useAskedAhead, useLiveQuery } from '../screens/live-query.ts'
import { Name, Panel, Part } from '../screens/parts.tsx'
import { CannotRead, Screen, Waiting } from '../screens/screen.tsx'
import { whenText } from '../screens/when-text.ts'
import { useWebsite } from '../website/address.ts'
import { LackLines, PARTS_MISSING, PICTURES_MISSING, partedProblems } from '../website/problems.tsx'
import { useWholeStatus } from '../website/use-website-status.ts'
import { DocumentLinks } from './document-links.tsx'
import { heightAbove, keepHeightAbove } from './first-screen.ts'
import { homeQuestion, type Named } from './home-question.ts'
import { JobTiles } from './job-tiles.tsx'
import { MakeItYours } from './make-it-yours.tsx'
import { NeedsYou } from './needs-you.tsx'
import { Today } from './today/today.tsx'

/** The first screen: pages that can't be updated, the jobs, what else needs the owner, and what was published last. */
export function Home() {
  const schema = useSchema()
  const { answered, hasFailed } = useLiveQuery(homeQuestion(schema))
  const backups = useBackups()
  const answer = answered?.answer
  useAskedAhead(sheetQuestion, answer !== undefined)
  const website = useWholeStatus(useWebsite(), answer)
  return (
    <Screen title="What’s the job today?">
      <AboveTiles isKnown={answer !== undefined || hasFailed}>
        {answer && hasFailed && <CannotRead />}
        <ToMend problems={website.problems} />
        {answer && <MadeUpOnline samples={answer.samples} decidedOn={answer.onlineWithSamples} />}
        {answer && <MakeItYours samples={answer.samples} />}
      </AboveTiles>
      <JobTiles />
      {!answer && <Waiting hasFailed={hasFailed} />}
      {answer && (
        <Stack gap={[4, 5]}>
          <Today hours={answer.hours} notice={answer.notice} />
          <NeedsYou answer={answer} backups={backups} website={website} />
          <PublishedLately documents={answer.published} />
          <LastBackup words={backups} />
        </Stack>
      )}
    </Screen>
  )
}

/** Keeps the place of what stood here on the last visit until it `isKnown` what does now: no tile moves under a thumb. */
function AboveTiles({ isKnown, children }: { isKnown: boolean; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const [kept] = useState(heightAbove)
  useEffect(() => {
    if (!isKnown || !ref.current) return
    const seen = new ResizeObserver(([entry]) => keepHeightAbove(entry?.contentRect.height ?? 0))
    seen.observe(ref.current)
    return () => seen.disconnect()
  }, [isKnown])
  return (
    <Stack
      gap={[4, 5]}
      ref={ref}
      className="above-tiles"
      style={isKnown || kept === 0 ? {} : { minHeight: kept }}
    >
      {children}
    </Stack>
  )
}

/** Each thing once that keeps pages from being brought up to date or a picture from being shown, however many they are. */
function ToMend({ problems }: { problems: readonly PageProblem[] }) {
  const { pages, parts, pictures } = partedProblems(problems)
  return (
    <>
      {pages.length > 0 && (
        <Alert
          problems={pages}
          title={`${counted(pages.length, 'page')} can’t be updated. Visitors still see the last good version.`}
        />
      )}
      {parts.length > 0 && <Alert problems={parts} title={PARTS_MISSING} />}
      {pictures.length > 0 && <Alert problems={pictures} title={PICTURES_MISSING} />}
    </>
  )
}

function Alert({ problems, title }: { problems: readonly PageProblem[]; title: string }) {
  return (
    <Panel tone="critical" role="alert">
      <Name>{title}</Name>
      <LackLines problems={problems} />
      {problems.some(({ fields }) => fields.length === 0) && (
        <Text size={1}>We’ll try again the next time you publish something.</Text>
      )}
    </Panel>
  )
}

function PublishedLately({ documents }: { documents: readonly Named[] }) {
  if (documents.length === 0) return null
  return (
    <Part title="Last published">
      <DocumentLinks documents={documents} noteOf={({ _updatedAt }) => whenText(_updatedAt)} />
      <Text size={2}>
        <Link href="/structure/who-changed-what" style={{ display: 'inline-block', padding: '12px 0' }}>
          Who changed what
        </Link>
      </Text>
    </Part>
  )
}
