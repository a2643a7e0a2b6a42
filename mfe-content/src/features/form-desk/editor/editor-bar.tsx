import type { DeskForm } from '@brightyard/contract/entities'
import { contentPaths, formDeskPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import {
  Box,
  Button,
  Chip,
  Flex,
  Heading,
  IconButton,
  LinkButton,
  LiveRegion,
  Span,
} from '@brightyard/ui'
import { ArrowLeftIcon, ExternalIcon, RedoIcon, UndoIcon } from '@brightyard/ui/icons'
import { stateWords } from '../form-state-words.ts'
import { type EditorPart, parts } from './editor-parts.ts'

interface Props {
  form: DeskForm
  title: string
  part: EditorPart
  /** What is saved. */
  status: string
  isWrong: boolean
  isUnsaved: boolean
  history: { canUndo: boolean; canRedo: boolean; undo: () => void; redo: () => void }
  publishing: { busy: boolean; publish: () => void }
}

/** Stays at the top: the way back, what is saved, the parts of the work, and publishing. */
export function EditorBar(props: Props) {
  const { form, title, part, status, isWrong, isUnsaved, history, publishing } = props
  const isLive = form.version !== null
  const isDone = isLive && !form.has_changes && !isUnsaved
  return (
    <Box
      as="header"
      position="sticky"
      top="0"
      zIndex="sticky"
      bg="bg.panel"
      borderBottomWidth="1px"
      borderColor="border"
      px={{ base: '3', md: '6' }}
      pt="2"
    >
      <Flex align="center" gap={{ base: '1', md: '3' }} wrap="wrap">
        <IconButton asChild label="All forms">
          <Link to={formDeskPaths.manage.to()}>
            <ArrowLeftIcon size={20} aria-hidden />
          </Link>
        </IconButton>
        <Box flex="1 1 8rem" minW="0">
          <Flex gap="2" align="center" minW="0">
            <Heading as="h1" size="sm" truncate tabIndex={-1} data-page-heading="">
              {title || 'A form without a title'}
            </Heading>
            <Chip colorPalette={stateWords[form.state].colour} flexShrink="0">
              {stateWords[form.state].text}
            </Chip>
          </Flex>
          <Span
            display="block"
            fontSize="sm"
            color={isWrong ? 'danger.fg' : 'fg.muted'}
            {...(isWrong ? { fontWeight: 'semibold' } : { truncate: true })}
          >
            {status}
          </Span>
          <LiveRegion>{isWrong ? status : ''}</LiveRegion>
        </Box>
        <Flex align="center" gap="1" ms="auto">
          <IconButton
            id="edit-undo"
            label="Undo"
            disabled={!history.canUndo}
            onClick={history.undo}
          >
            <UndoIcon size={20} aria-hidden />
          </IconButton>
          <IconButton label="Redo" disabled={!history.canRedo} onClick={history.redo}>
            <RedoIcon size={20} aria-hidden />
          </IconButton>
          {isLive && (
            <IconButton asChild label="Open the form">
              <Link to={contentPaths.webForm.to({ slug: form.slug })}>
                <ExternalIcon size={20} aria-hidden />
              </Link>
            </IconButton>
          )}
          <Button
            ms="1"
            busy={publishing.busy}
            {...(isDone ? { disabled: true } : {})}
            onClick={publishing.publish}
          >
            {isDone ? 'Published' : isLive ? 'Publish changes' : 'Publish'}
          </Button>
        </Flex>
      </Flex>
      <Flex as="nav" aria-label="Parts of the form" gap="1" mt="1" overflowX="auto">
        {parts.map(({ name, label }) => (
          <LinkButton
            key={name}
            asChild
            variant="plain"
            size="sm"
            minH="2.75rem"
            px="3"
            borderRadius="0"
            borderBottomWidth="3px"
            textDecoration="none"
            borderColor={part === name ? 'brand.solid' : 'transparent'}
            color={part === name ? 'brand.fg' : 'fg.muted'}
          >
            <Link
              to={formDeskPaths.edit.to({ id: form.id }, { part: name })}
              replace
              preventScrollReset
              {...(part === name ? { 'aria-current': 'page' as const } : {})}
            >
              {label}
            </Link>
          </LinkButton>
        ))}
        {isLive && (
          <LinkButton asChild variant="plain" size="sm" minH="2.75rem" px="3" color="fg.muted">
            <Link to={formDeskPaths.answers.to({ id: form.id })}>
              {form.answers === 1 ? '1 answer' : `${form.answers} answers`}
            </Link>
          </LinkButton>
        )}
      </Flex>
    </Box>
  )
}
