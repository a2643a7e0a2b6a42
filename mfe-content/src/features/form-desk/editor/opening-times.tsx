import type { DeskForm } from '@brightyard/contract/entities'
import { formatDate, homeZone, viewerZone } from '@brightyard/runtime'
import { Box, Button, Flex, Stack, Text } from '@brightyard/ui'
import { Field, TextInput } from '@brightyard/ui/form'
import { fromIndianClock, indianMoment, toIndianClock } from '../form-times.ts'
import { controlId, useEditor } from './editor-context.ts'

export interface Closing {
  busy: boolean
  close: (isClosed: boolean) => void
}

/** When it takes answers, and closing it at once. */
export function OpeningTimes({ form, closing }: { form: DeskForm; closing: Closing }) {
  const { work, problems, changeSettings } = useEditor()
  const { opens_at, closes_at } = work.settings
  return (
    <Stack gap="4">
      <Flex gap="4" wrap="wrap">
        <Box flex="1 1 15rem">
          <Moment
            label="Opens"
            name="opens_at"
            iso={opens_at}
            none="As soon as it is published"
            error={problems['opens_at']}
            onChange={(iso) => changeSettings({ opens_at: iso })}
          />
        </Box>
        <Box flex="1 1 15rem">
          <Moment
            label="Closes"
            name="closes_at"
            iso={closes_at}
            none="Never by itself"
            error={problems['closes_at']}
            onChange={(iso) => changeSettings({ closes_at: iso })}
          />
        </Box>
      </Flex>
      {form.version !== null && (
        <Box>
          <Text mb="2" color="fg.muted">
            {form.closed_at
              ? `Closed by hand on ${indianMoment(form.closed_at)}. Nobody can answer it.`
              : 'You can also close it at once, whatever its closing time.'}
          </Text>
          <Button
            variant="outline"
            busy={closing.busy}
            {...(form.closed_at ? {} : { colorPalette: 'danger' })}
            onClick={() => closing.close(form.closed_at === null)}
          >
            {form.closed_at ? 'Open it again' : 'Close it now'}
          </Button>
        </Box>
      )}
    </Stack>
  )
}

interface MomentProps {
  label: string
  name: 'opens_at' | 'closes_at'
  iso: string | null
  /** What it means that there is none. */
  none: string
  error: string | undefined
  onChange: (iso: string | null) => void
}

/** A day and a time by the clock in India, wherever this browser is. */
function Moment({ label, name, iso, none, error, onChange }: MomentProps) {
  const here = viewerZone()
  const differs = iso !== null && formatDate(iso, 'moment') !== formatDate(iso, 'moment', here)
  return (
    <Field
      label={`${label} (Indian time, IST)`}
      id={controlId.of(name)}
      error={error}
      optional
      help={
        iso === null
          ? none
          : indianMoment(iso) +
            (differs && here !== homeZone
              ? `, which is ${formatDate(iso, 'moment', here)} on your clock`
              : '')
      }
    >
      <TextInput
        type="datetime-local"
        value={toIndianClock(iso)}
        onChange={({ currentTarget }) => onChange(fromIndianClock(currentTarget.value))}
      />
    </Field>
  )
}
