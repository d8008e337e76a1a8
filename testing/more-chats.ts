/** A conversation as somebody copies it, and the order that a person reads from it. */
export interface Chat {
  chat: string;
  name: string;
  phone: string;
  address: string;
  /** Empty where nobody mentions it. */
  quantity?: string;
}

export const MORE_CHATS: Chat[] = [
  {
    chat: "আমার অর্ডার\nইমরান খান\nবাড়ি ৪৫, রোড ৯/এ, ধানমন্ডি\n০১৪৪৪৪৪৫৫৫৫",
    name: "ইমরান খান",
    phone: "01444445555",
    address: "বাড়ি ৪৫, রোড ৯/এ, ধানমন্ডি",
  },
  {
    chat: "Name: Rubel Mia\nPhone: 8801455556666\nAddress: Sreemangal, Moulvibazar\nQty: 5",
    name: "Rubel Mia",
    phone: "01455556666",
    address: "Sreemangal, Moulvibazar",
    quantity: "5",
  },
  {
    chat: "hello\nprice?\nYou sent\n1250 taka\nok confirm\nMamun Sheikh, Gopalganj Sadar, Gopalganj. 01466667777",
    name: "Mamun Sheikh",
    phone: "01466667777",
    address: "Gopalganj Sadar, Gopalganj",
  },
  {
    chat: "Name: Anika Tabassum\nNumber: 01477778888\nFull address: House 33 (2nd floor), Road 4, Block F, Banasree, Rampura, Dhaka",
    name: "Anika Tabassum",
    phone: "01477778888",
    address: "House 33 (2nd floor), Road 4, Block F, Banasree, Rampura, Dhaka",
  },
  {
    chat: "নাম: জাহাঙ্গীর আলম\nফোন: ০১৪৮৮-৮৮৯৯৯৯\nঠিকানা: আমিরাবাদ, লোহাগাড়া, চট্টগ্রাম\n২টা",
    name: "জাহাঙ্গীর আলম",
    phone: "01488889999",
    address: "আমিরাবাদ, লোহাগাড়া, চট্টগ্রাম",
    quantity: "2",
  },
  {
    chat: "Tareq Aziz\nTangail Sadar, Akur Takur Para\n017-1122-3344",
    name: "Tareq Aziz",
    phone: "01711223344",
    address: "Tangail Sadar, Akur Takur Para",
  },
  {
    chat: "Jewel here. 01722334455. Send to Dinajpur, Munshipara, near Medical College",
    name: "Jewel",
    phone: "01722334455",
    address: "Dinajpur, Munshipara, near Medical College",
  },
  {
    chat: "Shipping info\nName: Oishi Roy\nPhone: 01733445566\nAddress: Nirala R/A, Road 12, Khulna\nPayment: COD",
    name: "Oishi Roy",
    phone: "01733445566",
    address: "Nirala R/A, Road 12, Khulna",
  },
  {
    chat: "নাম: বিপ্লব কুমার দাস\nমোবাঃ ০১৭৪৪৫৫৬৬৭৭\nঠিকানা: পুরাতন বাজার, নড়াইল",
    name: "বিপ্লব কুমার দাস",
    phone: "01744556677",
    address: "পুরাতন বাজার, নড়াইল",
  },
  {
    chat: "Abu Bakar Siddique\nNoakhali, Maijdee Court, Hospital Road\n01755667788\nSize: 36\n1 pcs",
    name: "Abu Bakar Siddique",
    phone: "01755667788",
    address: "Noakhali, Maijdee Court, Hospital Road",
    quantity: "1",
  },
  {
    chat: "amar naam Sharmin Sultana\nphone 01766778899\nthikana Jhenaidah, Hamdah, Bus stand er pashe",
    name: "Sharmin Sultana",
    phone: "01766778899",
    address: "Jhenaidah, Hamdah, Bus stand er pashe",
  },
  {
    chat: "Today at 5:31 PM\nNayeem Islam\nXL ache?\nYou replied to Nayeem\nJi ache\nNayeem Islam\nTahole 1ta den\n01777889900\nPurana Paltan, Dhaka",
    name: "Nayeem Islam",
    phone: "01777889900",
    address: "Purana Paltan, Dhaka",
    quantity: "1",
  },
  {
    chat: "Name: Habiba\nPhone: 01788990011 / 01688990011\nAddress: Sonargaon, Narayanganj",
    name: "Habiba",
    phone: "01788990011",
    address: "Sonargaon, Narayanganj",
  },
  {
    chat: "কামরুল হাসান\nহবিগঞ্জ সদর, পুরান মুন্সেফী\n০১৭৯৯০০১১২২\nকালো রং, সাইজ ৩৪",
    name: "কামরুল হাসান",
    phone: "01799001122",
    address: "হবিগঞ্জ সদর, পুরান মুন্সেফী",
  },
  {
    chat: "Name-Sajib Ahmed\nMobile-01811223344\nAddress-Mohakhali DOHS, Road 25, Dhaka",
    name: "Sajib Ahmed",
    phone: "01811223344",
    address: "Mohakhali DOHS, Road 25, Dhaka",
  },
  {
    chat: "want 2 belts\nMonirul\n01822334455\nPabna, Rupkatha Road",
    name: "Monirul",
    phone: "01822334455",
    address: "Pabna, Rupkatha Road",
  },
  {
    chat: "Name: Dr. Shamima Nasreen\nCell no: 01833445566\nAddress: Quarter 12, Medical College Campus, Rajshahi",
    name: "Dr. Shamima Nasreen",
    phone: "01833445566",
    address: "Quarter 12, Medical College Campus, Rajshahi",
  },
  {
    chat: "রহিমা খাতুন\nগ্রাম বড়বাড়ি, ইউনিয়ন পঞ্চপুকুর\nনীলফামারী\n০১৮৪৪৫৫৬৬৭৭\n১টি",
    name: "রহিমা খাতুন",
    phone: "01844556677",
    address: "গ্রাম বড়বাড়ি, ইউনিয়ন পঞ্চপুকুর, নীলফামারী",
    quantity: "1",
  },
  {
    chat: "Our hotline: 09612-000000\nName: Palash Dey\nPhone: 01855667788\nAddress: Patiya, Chattogram",
    name: "Palash Dey",
    phone: "01855667788",
    address: "Patiya, Chattogram",
  },
  {
    chat: "Robin Gomes\nHouse 8, Monipuripara, Tejgaon, Dhaka 1215\nCall before delivery: 01866778899",
    name: "Robin Gomes",
    phone: "01866778899",
    address: "House 8, Monipuripara, Tejgaon, Dhaka 1215",
  },
];
