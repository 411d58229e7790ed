import { Box, Card, Container, Flex, Heading, Spinner, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { Link } from 'sanity/router'

type ScreenProps = {
  title: string
  intro?: string
  width?: 0 | 1 | 2 | 3
  /** A way back to the first screen, which a phone has in a menu only. */
  leadsHome?: boolean
  children: ReactNode
}

/** A screen of our own beside the Studio's: a heading, and as much below it as there is. */
export function Screen({ title, intro, width = 2, leadsHome = false, children }: ScreenProps) {
  return (
    <Card height="fill" overflow="auto">
      <Container width={width}>
        <Box as="main" paddingX={[3, 4]} paddingY={[4, 5]}>
          <Stack gap={[4, 5]}>
            <Stack gap={4}>
              {leadsHome && (
                <Text size={2}>
                  <Link href="/home" style={{ display: 'inline-block', padding: '12px 12px 12px 0' }}>
                    ‹ Home
                  </Link>
                </Text>
              )}
              <Heading as="h1" size={[2, 3]}>
                {title}
              </Heading>
              {intro && (
                <Text size={2} muted>
                  {intro}
                </Text>
              )}
            </Stack>
            {children}
          </Stack>
        </Box>
      </Container>
    </Card>
  )
}

/** As wide as a form, with the way back to the first screen. */
export function FormScreen(props: Pick<ScreenProps, 'title' | 'intro' | 'children'>) {
  return <Screen leadsHome width={0} {...props} />
}

/** What stands in the place of an answer that has not come. */
export function Waiting({ hasFailed = false }: { hasFailed?: boolean }) {
  if (hasFailed) return <CannotRead />
  return (
    <Flex align="center" gap={3} padding={4} role="status">
      <Spinner />
      <Text size={2}>Getting your website’s content…</Text>
    </Flex>
  )
}

/** Above an older answer, or in its place. */
export function CannotRead() {
  return (
    <Card tone="caution" padding={4} radius={3} border role="status">
      <Text size={2}>We can’t get your website’s content right now. Trying again…</Text>
    </Card>
  )
}
