import { AddIcon } from '@sanity/icons/Add'
import { MenuIcon } from '@sanity/icons/Menu'
import { SearchIcon } from '@sanity/icons/Search'
import { Box, Button, type ButtonProps, Card, Flex, useMediaIndex } from '@sanity/ui'
import { MenuDivider, MenuItem, type MenuItemProps } from '@sanity/ui/menu'
import { useEffect, useState } from 'react'
import { type Tool, useTools, useWorkspace } from 'sanity'
import { useRouter, useStateLink } from 'sanity/router'
import { useMayChange } from '../screens/may-change.ts'
import { Dropdown } from '../screens/parts.tsx'
import { SearchDialog } from '../search/search-dialog.tsx'

/** What the owner adds now and then; everything else has a "+" at its list. */
const NEW = [
  { type: 'project', text: 'Photo of a job' },
  { type: 'review', text: 'Review' },
  { type: 'faq', text: 'Question' },
  { type: 'price', text: 'Price' },
  { type: 'service', text: 'Service' },
  { type: 'city', text: 'Town' },
] as const

/** Of the breakpoints of Sanity's theme: from 600 px, and from 900 px, where the names of all tools have room. */
const TABLET = 2
const WIDE = 3

/**
 * In the place of the Studio's, which has a switch that makes everything read-only, and offers feedback, registration,
 * diagnostics and invitations of a service that this website does not use.
 */
export function Navbar() {
  const [isSearching, setIsSearching] = useState(false)
  const { title } = useWorkspace()
  const home = useStateLink({ toIndex: true })
  const tools = useTools()
  const width = useMediaIndex()
  const isWide = width >= WIDE
  useShortcut(() => setIsSearching(true))
  return (
    <Card as="header" borderBottom padding={2} data-testid="navbar">
      <Flex align="center" gap={1}>
        <BarLink {...home} text={title} />
        {isWide && tools.length > 1 && tools.map((tool) => <ToolLink key={tool.name} tool={tool} />)}
        <Box flex={1} />
        <BarButton
          icon={SearchIcon}
          aria-label="Search"
          text={width < TABLET ? undefined : 'Search'}
          onClick={() => setIsSearching(true)}
        />
        <NewMenu />
        <MainMenu tools={isWide ? [] : tools} />
      </Flex>
      {isSearching && <SearchDialog onClose={() => setIsSearching(false)} />}
    </Card>
  )
}

function NewMenu() {
  const { navigateIntent } = useRouter()
  const mayChange = useMayChange()
  const offered = NEW.filter(({ type }) => mayChange(type))
  if (offered.length === 0) return null
  return (
    <Dropdown id="new" button={<BarButton icon={AddIcon} text="New" />}>
      {offered.map(({ type, text }) => (
        <Item key={type} text={text} onClick={() => navigateIntent('create', { type })} />
      ))}
    </Dropdown>
  )
}

function ToolLink({ tool: { name, title } }: { tool: Tool }) {
  const { state } = useRouter()
  const link = useStateLink({ state: { tool: name } })
  return <BarLink {...link} selected={state.tool === name} text={title} />
}

function MainMenu({ tools }: { tools: readonly Tool[] }) {
  const { auth, currentUser } = useWorkspace()
  const { navigate } = useRouter()
  return (
    <Dropdown id="main" button={<BarButton icon={MenuIcon} aria-label="Menu" />}>
      {tools.map(({ name, title }) => (
        <Item key={name} text={title} onClick={() => navigate({ tool: name })} />
      ))}
      {tools.length > 0 && <MenuDivider />}
      <Item
        text={`Sign out${currentUser?.name ? ` (${currentUser.name})` : ''}`}
        onClick={() => void auth.logout?.()}
      />
    </Dropdown>
  )
}

const BarButton = (props: ButtonProps) => <Button mode="bleed" fontSize={2} padding={3} {...props} />
const BarLink = (props: ButtonProps<'a'>) => (
  <Button as="a" mode="bleed" fontSize={2} padding={3} {...props} />
)
const Item = (props: MenuItemProps) => <MenuItem fontSize={2} padding={3} {...props} />

/** As in other programs, Ctrl or Command with K. */
function useShortcut(search: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      search()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
