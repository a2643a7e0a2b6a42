import type { FormContent } from '@brightyard/contract/entities'
import { Box, Button, Flex, Heading, IconButton, Notice, Text } from '@brightyard/ui'
import { DesktopIcon, ReturnIcon, SmartphoneIcon } from '@brightyard/ui/icons'
import { useState } from 'react'
import { FormPlayer } from '../../../forms/form-player.tsx'
import { Thanks } from '../../../forms/thanks.tsx'
import { useEditor } from './editor-context.ts'
import { labelOf } from './field-kinds.ts'

const widths = { phone: '24.375rem', desktop: '46rem' } as const
export type Screen = keyof typeof widths

const start = { values: {}, page: null, files: [] }

/** What has no words yet gets some: a question without a name would be none for those who hear it. */
const sampleKids = [
  { id: 1, name: 'Meera', class_name: 'Class 2' },
  { id: 2, name: 'Kabir', class_name: 'Class 5' },
]

const withWords = (content: FormContent): FormContent => ({
  ...content,
  submit_label: content.submit_label || 'Send',
  thanks_title: content.thanks_title || 'Thank you',
  pages: content.pages.map((page) => ({
    ...page,
    fields: page.fields.map((field) => ({
      ...field,
      label: field.kind === 'note' ? field.label : labelOf(field),
      options: field.options.map((option, at) => ({
        ...option,
        label: option.label || `Answer ${at + 1}`,
      })),
    })),
  })),
})

/** The form as people get it, to be tried: nothing of it is sent. */
export function Preview({ screen }: { screen: Screen }) {
  const content = withWords(useEditor().work.content)
  const [round, setRound] = useState(0)
  const [isSent, setSent] = useState(false)
  const isEmpty = !content.pages.some(({ fields }) => fields.some(({ kind }) => kind !== 'note'))
  const again = () => {
    setSent(false)
    setRound(round + 1)
  }
  return (
    <Box
      maxW={widths[screen]}
      mx="auto"
      bg="bg.panel"
      borderRadius="2xl"
      borderWidth={screen === 'phone' ? '10px' : '1.5px'}
      borderColor={screen === 'phone' ? 'neutral.deep' : 'border'}
      boxShadow="lg"
      overflow="hidden"
    >
      <Box
        p={screen === 'phone' ? '5' : { base: '5', md: '8' }}
        maxH={screen === 'phone' ? 'calc(100dvh - 14rem)' : undefined}
        minH="20rem"
        overflowY="auto"
        // A place that scrolls is reached by keyboard.
        tabIndex={0}
        role="group"
        aria-label={`Preview, as wide as a ${screen}`}
      >
        <Flex justify="space-between" gap="3" align="flex-start" mb="5">
          <Box minW="0">
            <Heading as="h3" size="md" overflowWrap="anywhere">
              {content.title || 'A form without a title'}
            </Heading>
            {content.lead && (
              <Text mt="1" color="fg.muted" overflowWrap="anywhere">
                {content.lead}
              </Text>
            )}
          </Box>
          <IconButton label="Begin the preview again" size="sm" onClick={again}>
            <ReturnIcon size={18} aria-hidden />
          </IconButton>
        </Flex>
        {isEmpty ? (
          <Text color="fg.muted">The questions appear here as you write them.</Text>
        ) : isSent ? (
          <Thanks
            content={content}
            reference="PREVIEW"
            level={4}
            after={<Button onClick={again}>Try it again</Button>}
          />
        ) : (
          <FormPlayer
            key={round}
            content={content}
            level={4}
            start={start}
            kids={sampleKids}
            onChange={() => {}}
            onSend={() => {
              setSent(true)
              return Promise.resolve(null)
            }}
          />
        )}
      </Box>
    </Box>
  )
}

/** The same on a page of its own, at two widths. */
export function PreviewPart() {
  const [screen, setScreen] = useState<Screen>('phone')
  return (
    <Box>
      <Flex justify="center" gap="2" mb="5" role="group" aria-label="Width of the preview">
        <Button
          variant={screen === 'phone' ? 'solid' : 'outline'}
          aria-pressed={screen === 'phone'}
          startIcon={<SmartphoneIcon size={18} aria-hidden />}
          onClick={() => setScreen('phone')}
        >
          Phone
        </Button>
        <Button
          variant={screen === 'desktop' ? 'solid' : 'outline'}
          aria-pressed={screen === 'desktop'}
          startIcon={<DesktopIcon size={18} aria-hidden />}
          onClick={() => setScreen('desktop')}
        >
          Desktop
        </Button>
      </Flex>
      <Box maxW="46rem" mx="auto" mb="5">
        <Notice>Try it as a guardian would. Nothing that you fill in here is sent or kept.</Notice>
      </Box>
      <Preview screen={screen} />
    </Box>
  )
}
