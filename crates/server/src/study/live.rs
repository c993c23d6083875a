//! Who looks at which study now. One person leads: the others see what they look at, unless they look around.
//!
//! Nothing of this is stored. Whoever loses the connection is gone; their client comes back and, if they led and nobody else does by
//! then, takes the lead again.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use maat_protocol::{
    Closed, Refusal, Refused, StudyChanged, StudyMoment, StudyMsg, StudyNews, StudyPeople, StudyVisitor,
};
use tokio::sync::mpsc;

use crate::sanitize;
use crate::table::Outgoing;
use crate::ws::json;

/// Maximum number of people who look at a study at once.
const MAX_VISITORS: usize = 200;
/// Capacity of the queue to a client. A client that does not read is disconnected when it is full.
const WAITING: usize = 64;

/// All studies that somebody looks at. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub struct Rooms(Arc<Mutex<HashMap<String, Room>>>);

#[derive(Debug, Default)]
struct Room {
    visitors: Vec<Visitor>,
    leader: Option<u32>,
    /// What the leader looks at.
    moment: Option<StudyMoment>,
    /// The number of the last visitor.
    last: u32,
}

#[derive(Debug)]
struct Visitor {
    number: u32,
    name: String,
    owns: bool,
    writes: bool,
    out: mpsc::Sender<Outgoing>,
}

/// Somebody who comes to a study.
#[derive(Clone, Debug)]
pub struct Coming {
    pub name: String,
    pub owns: bool,
    pub writes: bool,
}

impl Rooms {
    /// Adds somebody to a study: their number and their messages; `None` if it is crowded.
    pub fn enter(&self, study: &str, coming: Coming) -> Option<(u32, mpsc::Receiver<Outgoing>)> {
        let mut rooms = self.lock();
        let room = rooms.entry(study.to_owned()).or_default();
        if room.visitors.len() >= MAX_VISITORS {
            return None;
        }
        let (out, messages) = mpsc::channel(WAITING);
        room.last += 1;
        let number = room.last;
        let names: Vec<String> = room.visitors.iter().map(|visitor| visitor.name.clone()).collect();
        let name = sanitize::tell_apart(&coming.name, &names);
        room.visitors.push(Visitor { number, name, owns: coming.owns, writes: coming.writes, out });
        room.tell_people();
        if let Some(moment) = room.moment {
            room.tell(&StudyNews::Moment(moment), |visitor| visitor.number == number);
        }
        Some((number, messages))
    }

    pub fn leave(&self, study: &str, number: u32) {
        let mut rooms = self.lock();
        let Some(room) = rooms.get_mut(study) else { return };
        room.visitors.retain(|visitor| visitor.number != number);
        if room.leader == Some(number) {
            room.lead(None);
        }
        room.tell_people();
        if room.visitors.is_empty() {
            rooms.remove(study);
        }
    }

    /// Does what somebody asks for, or answers why not.
    pub fn hear(&self, study: &str, number: u32, message: StudyMsg) {
        let mut rooms = self.lock();
        let Some(room) = rooms.get_mut(study) else { return };
        if let Err(why) = room.hear(number, message) {
            room.tell(&StudyNews::Refused(Refused { why }), |visitor| visitor.number == number);
        }
    }

    /// Tells everybody of a change that is stored.
    pub fn changed(&self, study: &str, change: &StudyChanged) {
        let mut rooms = self.lock();
        let Some(room) = rooms.get_mut(study) else { return };
        if change.access {
            room.visitors.iter_mut().for_each(|visitor| visitor.writes &= visitor.owns);
            room.tell_people();
        }
        room.tell(&StudyNews::Changed(change.clone()), |_| true);
    }

    /// Sends everybody away: the study is deleted.
    pub fn close(&self, study: &str) {
        let Some(room) = self.lock().remove(study) else { return };
        for visitor in room.visitors {
            let _ = visitor.out.try_send(Outgoing::Close(Closed::NotFound));
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Room>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Room {
    fn hear(&mut self, number: u32, message: StudyMsg) -> Result<(), Refusal> {
        let leads = self.leader == Some(number);
        let visitor =
            self.visitors.iter().find(|visitor| visitor.number == number).ok_or(Refusal::NotAllowed)?;
        match message {
            // The owner may take the lead from others.
            StudyMsg::Lead(moment) if leads || visitor.owns || self.leader.is_none() && visitor.writes => {
                if !leads {
                    self.lead(Some(number));
                    self.tell_people();
                }
                self.moment = Some(moment);
                self.tell(&StudyNews::Moment(moment), |visitor| visitor.number != number);
            }
            StudyMsg::Hand { to } if leads && self.visitors.iter().any(|visitor| visitor.number == to) => {
                // What was looked at last stays until the new leader moves.
                self.leader = Some(to);
                self.tell_people();
            }
            StudyMsg::Rest {} if leads => {
                self.lead(None);
                self.tell_people();
            }
            StudyMsg::Ping {} => {}
            StudyMsg::Lead(_) | StudyMsg::Hand { .. } | StudyMsg::Rest {} => return Err(Refusal::NotAllowed),
        }
        Ok(())
    }

    fn lead(&mut self, leader: Option<u32>) {
        self.leader = leader;
        self.moment = None;
    }

    fn tell_people(&mut self) {
        let visitor = |visitor: &Visitor| StudyVisitor {
            number: visitor.number,
            name: visitor.name.clone(),
            writes: visitor.writes,
        };
        let people: Vec<StudyVisitor> = self.visitors.iter().map(visitor).collect();
        let leader = self.leader;
        for visitor in &self.visitors {
            let news = StudyPeople { you: visitor.number, people: people.clone(), leader };
            let _ = visitor.out.try_send(Outgoing::Text(json(&StudyNews::People(news))));
        }
        self.drop_silent();
    }

    fn tell(&mut self, news: &StudyNews, to: impl Fn(&Visitor) -> bool) {
        let message = Outgoing::Text(json(news));
        for visitor in self.visitors.iter().filter(|visitor| to(visitor)) {
            let _ = visitor.out.try_send(message.clone());
        }
        self.drop_silent();
    }

    /// Whoever does not read is disconnected; their client comes back and asks for everything again.
    fn drop_silent(&mut self) {
        self.visitors.retain(|visitor| visitor.out.capacity() > 0);
    }
}

#[cfg(test)]
mod tests {
    use maat_protocol::Viewpoint;

    use super::*;

    struct Here {
        number: u32,
        messages: mpsc::Receiver<Outgoing>,
    }

    impl Here {
        fn news(&mut self) -> Vec<StudyNews> {
            let mut news = Vec::new();
            while let Ok(Outgoing::Text(text)) = self.messages.try_recv() {
                news.push(serde_json::from_str(&text).unwrap());
            }
            news
        }

        fn people(&mut self) -> StudyPeople {
            let mut people = self.news().into_iter().filter_map(|news| match news {
                StudyNews::People(people) => Some(people),
                _ => None,
            });
            people.next_back().expect("the people were told")
        }
    }

    fn enter(rooms: &Rooms, name: &str, owns: bool, writes: bool) -> Here {
        let (number, messages) =
            rooms.enter("study", Coming { name: name.to_owned(), owns, writes }).expect("there is room");
        Here { number, messages }
    }

    fn at(ply: u32) -> StudyMsg {
        StudyMsg::Lead(StudyMoment { ply, viewpoint: Viewpoint::OPEN, line: None })
    }

    #[test]
    fn one_leads_and_the_others_hear_it() {
        let rooms = Rooms::default();
        let (mut ann, mut bob) = (enter(&rooms, "Ann", true, true), enter(&rooms, "Ann", false, false));
        rooms.hear("study", bob.number, at(3));
        assert!(bob.news().iter().any(|news| matches!(news, StudyNews::Refused(_))), "he may not write");
        rooms.hear("study", ann.number, at(5));
        rooms.hear("study", ann.number, at(6));
        let heard: Vec<u32> = bob
            .news()
            .iter()
            .filter_map(|news| match news {
                StudyNews::Moment(moment) => Some(moment.ply),
                _ => None,
            })
            .collect();
        assert_eq!(heard, [5, 6]);
        assert!(!ann.news().iter().any(|news| matches!(news, StudyNews::Moment(_))), "she knows");
        let mut cyd = enter(&rooms, "Cyd", false, true);
        let told = cyd.news();
        assert!(matches!(told.last(), Some(StudyNews::Moment(moment)) if moment.ply == 6), "{told:?}");
        let names: Vec<String> = bob.people().people.into_iter().map(|one| one.name).collect();
        assert_eq!(names, ["Ann", "Ann (2)", "Cyd"]);

        rooms.hear("study", cyd.number, at(9));
        assert!(matches!(cyd.news()[..], [StudyNews::Refused(_)]), "somebody leads");
        rooms.hear("study", ann.number, StudyMsg::Hand { to: cyd.number });
        assert_eq!(bob.people().leader, Some(cyd.number));
        rooms.leave("study", cyd.number);
        assert_eq!(bob.people().leader, None, "nobody leads");
        rooms.hear("study", ann.number, StudyMsg::Hand { to: bob.number });
        assert!(ann.news().iter().any(|news| matches!(news, StudyNews::Refused(_))));
    }

    #[test]
    fn whoever_may_write_no_more_does_not_lead_and_a_room_has_its_limit() {
        let rooms = Rooms::default();
        let (ann, mut bob) = (enter(&rooms, "Ann", true, true), enter(&rooms, "Bob", false, true));
        let changed =
            |access| StudyChanged { version: 2, title: None, added: Vec::new(), removed: Vec::new(), access };
        rooms.changed("study", &changed(false));
        assert!(bob.people().people.iter().all(|one| one.writes));
        rooms.changed("study", &changed(true));
        assert_eq!(bob.people().people.iter().map(|one| one.writes).collect::<Vec<_>>(), [true, false]);
        rooms.hear("study", bob.number, at(3));
        assert!(matches!(bob.news()[..], [StudyNews::Refused(_)]));
        let coming = || Coming { name: String::new(), owns: false, writes: false };
        // Those who do not read are gone sooner.
        let mut all = vec![ann, bob];
        while all.len() < MAX_VISITORS {
            let (number, messages) = rooms.enter("study", coming()).expect("there is room");
            all.push(Here { number, messages });
            all.iter_mut().for_each(|here| drop(here.news()));
        }
        assert!(rooms.enter("study", coming()).is_none());
        rooms.leave("study", all[7].number);
        assert!(rooms.enter("study", coming()).is_some());
    }

    #[test]
    fn the_owner_takes_the_lead_back_and_whoever_does_not_read_is_gone() {
        let rooms = Rooms::default();
        let (mut ann, bob) = (enter(&rooms, "Ann", true, true), enter(&rooms, "Bob", false, true));
        rooms.hear("study", bob.number, at(3));
        rooms.hear("study", ann.number, at(4));
        assert_eq!(ann.people().leader, Some(ann.number));
        for ply in 0..WAITING as u32 {
            rooms.hear("study", ann.number, at(ply));
        }
        let cyd = enter(&rooms, "Cyd", false, false);
        assert_eq!(ann.people().people.len(), 2, "Bob is gone");
        for here in [ann.number, bob.number, cyd.number] {
            rooms.leave("study", here);
        }
        assert!(rooms.lock().is_empty(), "nothing is kept");
    }
}
