import type { DeskFormCard } from '@brightyard/contract/entities'
import { formDeskPaths } from '@brightyard/contract/paths'
import { DateTime, Link } from '@brightyard/runtime'
import { Chip, Flex, Heading, LinkButton, Text } from '@brightyard/ui'
import { DeskRow } from '@brightyard/ui/editor'
import { stateWords } from '../form-state-words.ts'
import { indianMoment } from '../form-times.ts'
import { FormActions } from './form-actions.tsx'

/** `Closes 24 Nov 2026, 6:00 pm IST` */
function whenOf({ state, opens_at, closes_at }: DeskFormCard): string | null {
  if (state === 'scheduled' && opens_at) return `Opens ${indianMoment(opens_at)}`
  if (!closes_at || state === 'draft') return null
  return `${state === 'closed' ? 'Closed' : 'Closes'} ${indianMoment(closes_at)}`
}

function answersText({ answers, open_answers }: DeskFormCard): string {
  const counted = answers === 1 ? '1 answer' : `${answers} answers`
  return open_answers > 0 ? `${counted}, ${open_answers} new` : counted
}

/** A form: where it is, what came in, and what can be done with it. */
export function FormRow({ form }: { form: DeskFormCard }) {
  const { id, title, slug, state, has_changes, open_answers, updated_at } = form
  const name = title || 'A form without a title'
  const { text, colour } = stateWords[state]
  const when = whenOf(form)
  return (
    <DeskRow
      colour={colour}
      actions={
        <>
          {state !== 'draft' && (
            <LinkButton
              asChild
              variant={open_answers > 0 ? 'soft' : 'ghost'}
              size="sm"
              minH="2.75rem"
            >
              <Link
                to={formDeskPaths.answers.to({ id })}
                aria-label={`${answersText(form)}: ${name}`}
              >
                {answersText(form)}
              </Link>
            </LinkButton>
          )}
          <LinkButton asChild variant="outline" size="sm" minH="2.75rem">
            <Link to={formDeskPaths.edit.to({ id })} aria-label={`Edit: ${name}`}>
              Edit
            </Link>
          </LinkButton>
          <FormActions form={form} name={name} />
        </>
      }
    >
      <Heading as="h2" size="sm" overflowWrap="anywhere">
        {name}
      </Heading>
      <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
        /web-form/{slug}
        {form.room_name && ` · for the families of ${form.room_name}`}
      </Text>
      <Flex gap="2" align="center" wrap="wrap" mt="2">
        <Chip colorPalette={colour}>{text}</Chip>
        {has_changes && state !== 'draft' && <Chip tone="outline">Changes not published</Chip>}
        <Text color="fg.muted" fontSize="sm">
          {when && `${when} · `}Changed <DateTime iso={updated_at} show="relative" />
        </Text>
      </Flex>
    </DeskRow>
  )
}
