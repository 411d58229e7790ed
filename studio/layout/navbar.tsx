import { AddIcon } from '@sanity/icons/Add'
import { MenuIcon } from '@sanity/icons/Menu'
import { SearchIcon } from '@sanity/icons/Search'
import { Box, Button, Card, Flex, useMediaIndex } from '@sanity/ui'
import { Menu, MenuButton, MenuDivider, MenuItem } from '@sanity/ui/menu'
import { useEffect, useState } from 'react'
import { type Tool, useTools, useWorkspace } from 'sanity'
import { useRouter, useStateLink } from 'sanity/router'
import { SearchDialog } from '../search/search-dialog.tsx'

/** What the owner adds now and then; everything else has a "+" at its list. */
const NEW = [
  { type: 'project', text: 'Photo of a job' },
  { type: 'review', text: 'Review' },
  { type: 'faq', text: 'Question' },
  { type: 'price', text: 'Price' },
  { type: 'service', text: 'Service' },
  { type: 'city', text: 'City' },
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
        <Button as="a" {...home} mode="bleed" fontSize={2} padding={3} text={title} />
        {isWide && tools.length > 1 && tools.map((tool) => <ToolLink key={tool.name} tool={tool} />)}
        <Box flex={1} />
        <Button
          mode="bleed"
          fontSize={2}
          padding={3}
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
  return (
    <MenuButton
      id="new"
      button={<Button mode="bleed" fontSize={2} padding={3} icon={AddIcon} text="New" />}
      menu={
        <Menu>
          {NEW.map(({ type, text }) => (
            <MenuItem
              key={type}
              fontSize={2}
              padding={3}
              text={text}
              onClick={() => navigateIntent('create', { type })}
            />
          ))}
        </Menu>
      }
      popover={{ portal: true, placement: 'bottom-end' }}
    />
  )
}

function ToolLink({ tool }: { tool: Tool }) {
  const { state } = useRouter()
  const link = useStateLink({ state: { tool: tool.name } })
  const isOpen = state.tool === tool.name
  return <Button as="a" {...link} mode="bleed" fontSize={2} padding={3} selected={isOpen} text={tool.title} />
}

function MainMenu({ tools }: { tools: readonly Tool[] }) {
  const { auth, currentUser } = useWorkspace()
  return (
    <MenuButton
      id="main"
      button={<Button mode="bleed" fontSize={2} padding={3} icon={MenuIcon} aria-label="Menu" />}
      menu={
        <Menu>
          {tools.map((tool) => (
            <ToolItem key={tool.name} tool={tool} />
          ))}
          {tools.length > 0 && <MenuDivider />}
          <MenuItem
            fontSize={2}
            padding={3}
            text={`Sign out${currentUser?.name ? ` (${currentUser.name})` : ''}`}
            onClick={() => void auth.logout?.()}
          />
        </Menu>
      }
      popover={{ portal: true, placement: 'bottom-end' }}
    />
  )
}

function ToolItem({ tool }: { tool: Tool }) {
  const { navigate } = useRouter()
  return <MenuItem fontSize={2} padding={3} text={tool.title} onClick={() => navigate({ tool: tool.name })} />
}

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
