import {
  Box,
  Chip,
  type FamilyName,
  Flex,
  Heading,
  IconButton,
  LinkButton,
  LiveRegion,
  Span,
} from '@brightyard/ui'
import { ArrowLeftIcon } from '@brightyard/ui/icons'
import type { ReactElement, ReactNode } from 'react'
import { useStaysInSight } from './use-stays-in-sight.ts'

/** A part of what is edited, with an address of its own. */
export interface EditorTab<Name extends string> {
  name: Name
  label: string
}

interface LinkAttributes {
  'aria-current'?: 'page'
  onClick: () => void
}

export interface EditorBarProps<Name extends string> {
  /** The way back; `link` is a router link around the arrow. */
  back: { label: string; link: (arrow: ReactNode) => ReactElement }
  title: string
  /** Where it is: `Draft`. */
  state: { text: string; colour: FamilyName }
  /** What is saved, or that it cannot be changed. */
  status: string
  isWrong: boolean
  /** At the end of the first line: publishing, among others. */
  actions: ReactNode
  tabs: {
    /** `Parts of the form` */
    label: string
    shown: readonly EditorTab<Name>[]
    current: Name
    /** A router link to the part, with these attributes. */
    link: (tab: EditorTab<Name>, attributes: LinkAttributes) => ReactElement
    /** Links after the parts, to elsewhere. */
    more?: ReactNode
  }
}

/** Ends with an ellipsis where there is no room, and never beyond the window. */
const oneLine = { lineClamp: 1, overflowWrap: 'anywhere' } as const

/** Another part begins at its beginning, not where the one before was left. */
const toTheTop = () => {
  document.documentElement.scrollTop = 0
}

/** Stays at the top where the window has room for it: the way back, what is saved, what can be done, and the parts of the work. */
export function EditorBar<Name extends string>(props: EditorBarProps<Name>) {
  const { back, title, state, status, isWrong, actions, tabs } = props
  const [bar, position] = useStaysInSight()
  return (
    <Box
      as="header"
      ref={bar}
      position={position}
      top="0"
      zIndex="sticky"
      bg="bg.panel"
      borderBottomWidth="1px"
      borderColor="border"
      px={{ base: '3', md: '6' }}
      pt="2"
    >
      <Flex align="center" gap={{ base: '1', md: '3' }} wrap="wrap">
        <IconButton asChild label={back.label}>
          {back.link(<ArrowLeftIcon size={20} aria-hidden />)}
        </IconButton>
        <Box flex="1 1 8rem" minW="0">
          <Flex gap="2" align="center" minW="0" wrap={{ base: 'wrap', md: 'nowrap' }}>
            <Heading as="h1" size="sm" {...oneLine} tabIndex={-1} data-page-heading="">
              {title}
            </Heading>
            <Chip colorPalette={state.colour} flexShrink="0">
              {state.text}
            </Chip>
          </Flex>
          <Span
            display="block"
            fontSize="sm"
            color={isWrong ? 'danger.fg' : 'fg.muted'}
            {...(isWrong ? { fontWeight: 'semibold' } : oneLine)}
          >
            {status}
          </Span>
          <LiveRegion>{isWrong ? status : ''}</LiveRegion>
        </Box>
        {actions}
      </Flex>
      <Flex as="nav" aria-label={tabs.label} gap="1" mt="1" overflowX="auto">
        {tabs.shown.map((tab) => {
          const isCurrent = tab.name === tabs.current
          return (
            <LinkButton
              key={tab.name}
              asChild
              variant="plain"
              size="sm"
              minH="2.75rem"
              px="3"
              borderRadius="0"
              borderWidth="0"
              borderBottomWidth="3px"
              textDecoration="none"
              borderColor={isCurrent ? 'brand.solid' : 'transparent'}
              color={isCurrent ? 'brand.fg' : 'fg.muted'}
            >
              {tabs.link(tab, {
                onClick: toTheTop,
                ...(isCurrent ? { 'aria-current': 'page' as const } : {}),
              })}
            </LinkButton>
          )
        })}
        {tabs.more}
      </Flex>
    </Box>
  )
}
