import { Box, Button, chakra, Flex, Heading, LiveRegion, Notice, Stack, Text } from '@brightyard/ui'
import { SubmitButton } from '@brightyard/ui/form'
import { type ReactNode, useRef } from 'react'
import { StepBody } from '../steps/step-body.tsx'
import { Question } from './question.tsx'
import { type PlayerOptions, type Review, usePlayer } from './use-player.ts'

interface Props extends PlayerOptions {
  /** Of the headings of its pages: one below what it stands under. */
  level?: 2 | 3 | 4
  /** Shows what is going to be sent, as the last step. */
  review?: Review | undefined
  /** Beside the buttons: when it was saved. */
  note?: ReactNode
}

/** A form page by page: the questions that the answers lead to, and where the person stands. */
export function FormPlayer({ level = 2, note, review, ...options }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const player = usePlayer(form, { ...options, hasReview: review !== undefined })
  const { pages, page, place, errors, failure, isSending, isReviewing } = player
  const wrong = Object.keys(errors).length
  const steps = pages.length + (review ? 1 : 0)
  const step = isReviewing ? pages.length : place
  const isLast = step === steps - 1
  if (!page) return null
  return (
    <chakra.form
      ref={form}
      method="post"
      // Who comes here fills it in: its scripts do not wait until then.
      data-live=""
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void player.goOn()
      }}
    >
      <Stack gap="6">
        {steps > 1 && <Progress place={step} of={steps} />}
        <StepBody step={isReviewing ? 'review' : `page ${page.key}`} gap="6">
          <Box>
            <Heading
              as={`h${level}`}
              size="sm"
              tabIndex={-1}
              data-step=""
              srOnly={!isReviewing && page.title === ''}
            >
              {isReviewing ? 'This is how it will look' : page.title || 'Questions'}
            </Heading>
            {page.text && !isReviewing && (
              <Text mt="1" color="fg.muted" whiteSpace="pre-line">
                {page.text}
              </Text>
            )}
          </Box>
          {isReviewing && review?.(player.values, player.files, player.sentFiles)}
          {(isReviewing ? [] : page.fields).map((field) => (
            <Box key={field.key} data-question={field.key}>
              <Question field={field} player={player} />
            </Box>
          ))}
          {failure && <Notice tone="danger">{failure}</Notice>}
          <Flex gap="3" wrap="wrap" align="center">
            {step > 0 && (
              <Button
                variant="outline"
                size="lg"
                disabled={isSending}
                onClick={() => player.goBack()}
              >
                Back
              </Button>
            )}
            <SubmitButton size="lg" busy={isSending} busyLabel="Sending">
              {isLast ? options.content.submit_label : 'Continue'}
            </SubmitButton>
            <Text fontSize="sm" color="fg.muted" flex="1 1 10rem">
              {note}
            </Text>
          </Flex>
        </StepBody>
      </Stack>
      <LiveRegion>
        {wrong > 0 ? `${wrong === 1 ? 'One answer needs' : `${wrong} answers need`} a look.` : ''}
      </LiveRegion>
    </chakra.form>
  )
}

const Progress = ({ place, of }: { place: number; of: number }) => (
  <Flex align="center" gap="4">
    <Text fontWeight="bold" color="colorPalette.fg" whiteSpace="nowrap">
      Step {place + 1} of {of}
    </Text>
    <Flex aria-hidden flex="1" gap="1.5">
      {Array.from({ length: of }, (_, at) => (
        <Box
          key={at}
          flex="1"
          height="2"
          borderRadius="full"
          bg={at <= place ? 'colorPalette.solid' : 'border'}
          transition="background-color 200ms"
        />
      ))}
    </Flex>
  </Flex>
)
