import type { PageSection } from '@brightyard/contract/entities'
import { Box, chakra, Flex, Heading, LinkButton, Text } from '@brightyard/ui'
import type { ReactNode } from 'react'
import type { SectionOf } from '../../cms/section-frame.tsx'
import { SiteLink } from '../../links/site-link.tsx'
import { anchorOf } from '../../rich-text/anchor.ts'
import { RichText } from '../../rich-text/rich-text.tsx'
import { ContactList } from './contact-list.tsx'
import { inApp } from './mobile-texts.ts'
import { Questions } from './questions.tsx'

/** One section of an editors' page for the narrow window of an app: text first, no pictures, nothing that needs a script. */
export function MobileSection({ section }: { section: PageSection }) {
  switch (section.kind) {
    case 'hero':
    case 'gallery':
      return null
    case 'rich-text':
      return (
        <Part title={section.title}>
          <RichText html={section.body} topLevel={3} />
        </Part>
      )
    case 'faq':
      return (
        <Part title={section.title}>
          <Questions questions={section.questions} />
        </Part>
      )
    case 'cards':
      return (
        <Part title={section.title}>
          <ContactList cards={section.cards} />
        </Part>
      )
    case 'steps':
      return (
        <Part title={section.title}>
          <Steps steps={section.steps} />
        </Part>
      )
    case 'stats':
      return (
        <Part title={section.title}>
          <Figures stats={section.stats} />
        </Part>
      )
    case 'timeline':
      return (
        <Part title={section.title}>
          <Steps
            steps={section.events.map(({ when, title, text }) => ({
              title: `${when}: ${title}`,
              text,
            }))}
          />
        </Part>
      )
    case 'quote':
      return (
        <chakra.figure
          borderInlineStart="4px solid"
          borderColor="colorPalette.bright"
          ps="4"
          my="7"
        >
          <chakra.blockquote fontFamily="heading" fontSize="xl" lineHeight="snug">
            “{section.text}”
          </chakra.blockquote>
          <chakra.figcaption mt="2" color="fg.muted">
            {[section.person, section.role].filter(Boolean).join(', ')}
          </chakra.figcaption>
        </chakra.figure>
      )
    case 'cta':
      return <Actions section={section} />
  }
}

const Part = ({ title, children }: { title: string | null; children: ReactNode }) => (
  <Box as="section" mt="7" {...(title ? { id: anchorOf(title), 'aria-label': title } : {})}>
    {title ? (
      <Heading as="h2" size="sm" mb="3">
        {title}
      </Heading>
    ) : null}
    {children}
  </Box>
)

const Steps = ({ steps }: Pick<SectionOf<'steps'>, 'steps'>) => (
  <chakra.ol listStyleType="none" css={{ counterReset: 'content-step' }}>
    {steps.map(({ title, text }) => (
      <chakra.li
        key={title}
        position="relative"
        ps="12"
        pb="5"
        css={{
          counterIncrement: 'content-step',
          '&::before': {
            content: 'counter(content-step)',
            position: 'absolute',
            insetInlineStart: 0,
            top: 0,
            width: '2rem',
            height: '2rem',
            display: 'grid',
            placeItems: 'center',
            borderRadius: 'full',
            background: 'colorPalette.solid',
            color: 'colorPalette.contrast',
            fontWeight: 'bold',
          },
        }}
      >
        <Text fontWeight="bold" pt="1">
          {title}
        </Text>
        <Text>{text}</Text>
      </chakra.li>
    ))}
  </chakra.ol>
)

const Figures = ({ stats }: Pick<SectionOf<'stats'>, 'stats'>) => (
  <chakra.dl display="grid" gridTemplateColumns="repeat(auto-fit, minmax(8rem, 1fr))" gap="3">
    {stats.map(({ value, label }) => (
      <Flex key={label} direction="column-reverse" bg="colorPalette.subtle" borderRadius="lg" p="4">
        <chakra.dt color="fg.muted">{label}</chakra.dt>
        <chakra.dd fontFamily="heading" fontWeight="bold" fontSize="2xl" m="0">
          {value}
        </chakra.dd>
      </Flex>
    ))}
  </chakra.dl>
)

const Actions = ({ section }: { section: SectionOf<'cta'> }) => (
  <Box
    as="section"
    mt="8"
    p="5"
    borderRadius="xl"
    bg="colorPalette.subtle"
    aria-label={section.title}
  >
    <Heading as="h2" size="sm">
      {section.title}
    </Heading>
    {section.lead ? <Text mt="1">{section.lead}</Text> : null}
    <Flex gap="3" wrap="wrap" mt="4">
      {section.actions.map(({ label, href }, index) => (
        <LinkButton key={label} asChild variant={index === 0 ? 'solid' : 'outline'}>
          <SiteLink href={inApp(href)}>{label}</SiteLink>
        </LinkButton>
      ))}
    </Flex>
  </Box>
)
