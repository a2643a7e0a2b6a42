import type { StockRow } from '@brightyard/contract/entities'
import { DateTime, useQuery } from '@brightyard/runtime'
import { Box, Button, chakra, Flex, Heading, Notice, SkeletonLines, Text } from '@brightyard/ui'
import { Drawer } from '@brightyard/ui/overlay'
import { useEffect, useId, useRef, useState } from 'react'
import { StockEditForm } from './stock-edit-form.tsx'
import { stockChangesQuery } from './stock.queries.ts'

interface StockEditorProps {
  open: boolean
  onClose: () => void
  row: StockRow
}

/** Price and stock of one variant, and their earlier changes. Closing by mistake loses nothing. */
export function Component({ open, onClose, row }: StockEditorProps) {
  const [unsaved, setUnsaved] = useState(false)
  const [asking, setAsking] = useState(false)
  const close = () => {
    setAsking(false)
    setUnsaved(false)
    onClose()
  }
  return (
    <Drawer
      open={open}
      onClose={() => (unsaved ? setAsking(true) : close())}
      title={row.name}
      description={[row.variant_name, row.category].filter(Boolean).join(' · ')}
    >
      <Box colorPalette="shop" pb="6">
        {asking ? <UnsavedQuestion onGoOn={() => setAsking(false)} onThrowAway={close} /> : null}
        {open ? (
          <>
            <StockEditForm key={row.variant_id} row={row} onUnsaved={setUnsaved} onSaved={close} />
            <StockChanges variantId={row.variant_id} />
          </>
        ) : null}
      </Box>
    </Drawer>
  )
}

interface UnsavedQuestionProps {
  onGoOn: () => void
  onThrowAway: () => void
}

/** Asks before closing would lose what was typed. It takes the focus, because the press seemed to do nothing. */
function UnsavedQuestion({ onGoOn, onThrowAway }: UnsavedQuestionProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Box mb="4">
      <Notice tone="warning" title="Your changes are not saved">
        <Flex gap="2" mt="2" wrap="wrap">
          <Button ref={button} size="xs" onClick={onGoOn}>
            Keep editing
          </Button>
          <Button size="xs" variant="outline" onClick={onThrowAway}>
            Discard changes
          </Button>
        </Flex>
      </Notice>
    </Box>
  )
}

/** Who changed what of a variant, the newest first. */
function StockChanges({ variantId }: { variantId: number }) {
  const id = useId()
  const changes = useQuery(stockChangesQuery(variantId))
  return (
    <Box as="section" aria-labelledby={id} mt="8">
      <Heading id={id} as="h3" size="xs" mb="2">
        Earlier changes
      </Heading>
      {changes.data ? (
        changes.data.length === 0 ? (
          <Text color="fg.muted">Nothing has been changed by hand yet.</Text>
        ) : (
          <chakra.ol listStyleType="none" display="grid" gap="3">
            {changes.data.map(({ id: key, at, by, what }) => (
              <li key={key}>
                <Text overflowWrap="anywhere">{capitalised(what)}</Text>
                <Text color="fg.muted" fontSize="sm">
                  {by}, <DateTime iso={at} show="moment" />
                </Text>
              </li>
            ))}
          </chakra.ol>
        )
      ) : changes.isError ? (
        <Box>
          <Text mb="2">We could not load the changes.</Text>
          <Button
            size="xs"
            variant="outline"
            busy={changes.isFetching}
            onClick={() => void changes.refetch()}
          >
            Try again
          </Button>
        </Box>
      ) : (
        <SkeletonLines lines={3} label="Loading the changes" />
      )}
    </Box>
  )
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
