# Co zmienia każda opcja gry Pharaon, do formularza nowego stołu.
pharaon-choice-beginner = Dostają losowego Skrybę i nie muszą wybierać spośród dwóch arystokratów.
pharaon-choice-difficulty = Im więcej ciemnych plansz ma Zdrajca, tym trudniej go pokonać.
