import type { AssignedAssessment, Lesson, StudentDashboard } from '@brightyard/contract/entities'

const school = 3
const academy = 4

export const aLesson = (given: Partial<Lesson> & Pick<Lesson, 'id' | 'weekday'>): Lesson => ({
  starts: '09:00',
  ends: '09:40',
  subject: 'Maths',
  teacher: 'Ms Rao',
  place: 'Room 4 A',
  is_online: false,
  room_id: school,
  ...given,
})

export const anAssessment = (given: Partial<AssignedAssessment>): AssignedAssessment => ({
  id: 1,
  title: 'Fractions all around',
  subject: 'Maths',
  note: '',
  minutes: 20,
  due_at: '2026-03-19T12:30:00.000Z',
  state: 'due',
  room_id: school,
  ...given,
})

/** A week for tests; 18 March 2026 is a Wednesday. */
export const aDashboard: StudentDashboard = {
  time_zone: 'Asia/Kolkata',
  class_name: '4 A',
  rooms: [
    { id: school, name: 'Sunrise School', vendor_type: 2 },
    { id: academy, name: 'Allegro Academy', vendor_type: 1 },
  ],
  lessons: [
    aLesson({ id: 1, weekday: 1 }),
    aLesson({ id: 2, weekday: 3 }),
    aLesson({ id: 3, weekday: 3, starts: '10:00', ends: '10:40', subject: 'Art', place: 'Yard' }),
    aLesson({
      id: 4,
      weekday: 3,
      starts: '17:00',
      ends: '18:00',
      subject: 'Singing',
      teacher: '',
      place: '',
      is_online: true,
      room_id: academy,
    }),
    aLesson({ id: 5, weekday: 4, subject: 'Music' }),
    aLesson({ id: 6, weekday: 6, starts: '08:30', ends: '09:00', subject: 'Games' }),
  ],
  holidays: [{ room_id: school, name: 'Holi', starts_on: '2026-03-20', ends_on: '2026-03-20' }],
  assessments: [
    anAssessment({
      id: 1,
      title: 'Times tables',
      due_at: '2026-03-16T12:30:00Z',
      state: 'overdue',
    }),
    anAssessment({ id: 2, note: 'Draw the pizza first.' }),
    anAssessment({ id: 3, title: 'My festival', due_at: '2026-04-02T12:30:00.000Z' }),
    anAssessment({ id: 4, title: 'A letter', subject: 'English', state: 'done' }),
  ],
  badges: [
    {
      id: 1,
      title: 'Chess prize',
      note: 'Five games, five wins.',
      given_by: 'Sunrise School',
      given_on: '2026-03-01',
    },
  ],
  can_practise: true,
}
